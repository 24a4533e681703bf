extension Kernels {
  /// Copies a row back to front. `dst` and `src` must not overlap.
  public static func mirror(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, count: Int
  ) {
    var i = 0
    while i < count {
      dst[i] = src[count &- 1 &- i]
      i &+= 1
    }
  }
}
