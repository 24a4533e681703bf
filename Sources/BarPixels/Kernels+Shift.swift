extension Kernels {
  /// Moves a row right by `weight`/256 of a pixel (0…256; what is outside is clamped).
  ///
  /// `dst` has `count` + 1 pixels: dst[i] = (src[i]·(256 − weight) + src[i − 1]·weight + 128) >> 8 in every
  /// channel, transparent beyond both ends. So an opaque row keeps alpha 255 inside (the two weights make
  /// 256) and gets two edge pixels whose coverage adds up to one pixel. `dst` and `src` must not overlap.
  public static func shift(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, count: Int, weight: Int
  ) {
    guard count > 0 else { return }
    dst.withMemoryRebound(to: UInt8.self, capacity: (count &+ 1) &* 4) { target in
      src.withMemoryRebound(to: UInt8.self, capacity: count &* 4) { source in
        shift(target, source, count: count &* 4, step: 4, weight: weight)
      }
    }
  }

  /// The same for a row of coverage bytes.
  public static func shift(
    _ dst: UnsafeMutablePointer<UInt8>, _ src: UnsafePointer<UInt8>, count: Int, weight: Int
  ) {
    guard count > 0 else { return }
    shift(dst, src, count: count, step: 1, weight: weight)
  }

  /// `count` bytes whose left neighbours lie `step` bytes before them. All channels are treated alike, so
  /// bytes in 16-bit lanes will do (at most 255·256 + 128), which is twice as fast as pairs in words.
  @inline(__always)
  private static func shift(
    _ dst: UnsafeMutablePointer<UInt8>, _ src: UnsafePointer<UInt8>, count: Int, step: Int, weight: Int
  ) {
    let moved = UInt16(min(max(weight, 0), 256))
    let stays = 256 &- moved
    var i = 0
    while i < step {
      dst[i] = UInt8(truncatingIfNeeded: (UInt16(src[i]) &* stays &+ 128) &>> 8)
      dst[count &+ i] = UInt8(truncatingIfNeeded: (UInt16(src[count &- step &+ i]) &* moved &+ 128) &>> 8)
      i &+= 1
    }
    while i < count {
      let sum = UInt16(src[i]) &* stays &+ UInt16(src[i &- step]) &* moved &+ 128
      dst[i] = UInt8(truncatingIfNeeded: sum &>> 8)
      i &+= 1
    }
  }
}
