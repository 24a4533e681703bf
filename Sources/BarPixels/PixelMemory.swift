#if canImport(Glibc)
  import Glibc
#endif

/// Memory of pictures. Large ones lie on huge pages where the system has them: fresh memory costs more than what is
/// drawn into it (measured: 0.65 ms per MiB on pages of 4 KiB, a fifth of it on pages of 2 MiB).
enum PixelMemory {
  private static let hugePage = 2 << 20

  /// Bytes from here on are worth it.
  private static let large = 2 * hugePage

  /// Uninitialised; freed by `deallocate()`.
  static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    guard byteCount >= large else { return .allocate(byteCount: byteCount, alignment: 64) }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: hugePage)
    #if canImport(Glibc)
      // Whole pages only: the rest of the last one would be held for nothing. A system that refuses costs time only.
      _ = madvise(memory, byteCount / hugePage * hugePage, Int32(MADV_HUGEPAGE))
    #endif
    return memory
  }
}
