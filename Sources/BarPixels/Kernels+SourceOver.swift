import CBarKernels

extension Kernels {
  /// Copies `count` pixels.
  public static func copy(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, count: Int
  ) {
    guard count > 0 else { return }
    dst.update(from: src, count: count)
  }

  /// Lays `src` over `dst`.
  public static func sourceOver(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, count: Int
  ) {
    guard count > 0 else { return }
    table.source_over(dst, src, count)
  }

  /// Lays `src` at `opacity` (255 = as it is) over `dst`. The faded source is rounded to bytes first.
  public static func sourceOver(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, count: Int, opacity: UInt8
  ) {
    guard count > 0 else { return }
    table.source_over_faded(dst, src, count, opacity)
  }
}
