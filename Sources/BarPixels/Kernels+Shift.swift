import CBarKernels

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

  /// The same in the middle of a row: `dst` has `count` pixels, and `src` has one more before its first.
  public static func shiftInside(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, count: Int, weight: Int
  ) {
    guard count > 0 else { return }
    dst.withMemoryRebound(to: UInt8.self, capacity: count &* 4) { target in
      (src - 1).withMemoryRebound(to: UInt8.self, capacity: (count &+ 1) &* 4) { source in
        table.shift_inside(target, source + 4, count &* 4, 4, UInt16(min(max(weight, 0), 256)))
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

  /// `count` bytes whose left neighbours lie `step` bytes before them: all channels are treated alike.
  private static func shift(
    _ dst: UnsafeMutablePointer<UInt8>, _ src: UnsafePointer<UInt8>, count: Int, step: Int, weight: Int
  ) {
    table.shift(dst, src, count, step, UInt16(min(max(weight, 0), 256)))
  }
}
