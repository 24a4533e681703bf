#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files, with a limit before memory is taken.
public enum FileReader {
  /// The bytes of a file, or of standard input for "-". Cost: linear in its length.
  /// - Parameter limit: bytes.
  public static func bytes(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let isInput = path == "-"
    if !isInput, FileKind.of(path) == .folder {
      throw FileError(.unreadable, path: path, reason: "it is a folder", remedy: "name a file")
    }
    let descriptor = isInput ? 0 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { if !isInput { close(descriptor) } }
    var bytes: [UInt8] = []
    let chunk = 1 << 16
    while true {
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: chunk) { room, used in
        count = read(descriptor, room.baseAddress, chunk)
        used = max(count, 0)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, errno)
      }
      if count == 0 { return bytes }
      bytes += part
      guard bytes.count <= limit else {
        throw FileError(
          .unreadable, path: path, reason: "it is larger than \(limit >> 20) MiB",
          remedy: "use a smaller file")
      }
    }
  }

  private static func failure(_ path: String, _ code: Int32) -> FileError {
    let reason = String(cString: strerror(code))
    return code == ENOENT || code == ENOTDIR
      ? FileError(.missing, path: path, reason: reason, remedy: "check the path")
      : FileError(.unreadable, path: path, reason: reason, remedy: "check its permissions")
  }
}
