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
    var i = 0
    while i < count {
      dst[i] = over(src[i], dst[i])
      i &+= 1
    }
  }

  /// Lays `src` at `opacity` (255 = as it is) over `dst`. The faded source is rounded to bytes first.
  public static func sourceOver(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, count: Int, opacity: UInt8
  ) {
    let opacity = UInt32(opacity)
    var i = 0
    while i < count {
      dst[i] = over(scale(src[i], opacity), dst[i])
      i &+= 1
    }
  }
}
