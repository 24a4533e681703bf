import CBarKernels

extension Kernels {
  /// Lays one premultiplied colour over `dst` through a mask; coverage is mask·opacity (255 = all).
  /// Rounded to bytes twice: the coverage, then the covered colour.
  public static func tint(
    _ dst: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int, word: UInt32,
    opacity: UInt8
  ) {
    guard count > 0 else { return }
    table.tint(dst, mask, count, word, opacity)
  }

  /// Keeps of `dst` what the mask covers (destination-in).
  public static func multiply(
    _ dst: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int
  ) {
    guard count > 0 else { return }
    table.multiply(dst, mask, count)
  }

  /// Writes the alpha of `src` into `mask`.
  public static func extractAlpha(
    _ mask: UnsafeMutablePointer<UInt8>, _ src: UnsafePointer<UInt32>, count: Int
  ) {
    guard count > 0 else { return }
    table.extract_alpha(mask, src, count)
  }
}
