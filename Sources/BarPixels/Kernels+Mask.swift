extension Kernels {
  /// Lays one premultiplied colour over `dst` through a mask; coverage is mask·opacity (255 = all).
  /// Rounded to bytes twice: the coverage, then the covered colour.
  public static func tint(
    _ dst: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int, word: UInt32,
    opacity: UInt8
  ) {
    let opacity = UInt32(opacity)
    var i = 0
    while i < count {
      let coverage = scalePair(UInt32(mask[i]), opacity)
      dst[i] = over(scale(word, coverage), dst[i])
      i &+= 1
    }
  }

  /// Keeps of `dst` what the mask covers (destination-in).
  public static func multiply(
    _ dst: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int
  ) {
    var i = 0
    while i < count {
      dst[i] = scale(dst[i], UInt32(mask[i]))
      i &+= 1
    }
  }

  /// Writes the alpha of `src` into `mask`.
  public static func extractAlpha(
    _ mask: UnsafeMutablePointer<UInt8>, _ src: UnsafePointer<UInt32>, count: Int
  ) {
    var i = 0
    while i < count {
      mask[i] = UInt8(truncatingIfNeeded: src[i] &>> 24)
      i &+= 1
    }
  }
}
