/// The loops that decide pixels, one row (or more) a call, over premultiplied words 0xAARRGGBB.
///
/// Rules of every kernel:
/// * `count` is in pixels; zero or less does nothing. The caller owns the memory and answers for its size.
/// * Pixels are premultiplied: no colour channel exceeds its alpha. Then no sum here can overflow a byte.
/// * **One rounding rule**: a product x·a of two bytes means x·a/255 rounded half up, exactly, for all
///   65,536 pairs. `scale` is its only implementation. `shift` and `saturate` divide by powers of two, half up.
/// * A word lies in memory as the bytes B, G, R, A: every CPU that Swift runs on is little-endian.
/// * Source and destination are the same row or do not overlap.
///
/// The loops are in `CBarKernels`, compiled for any CPU, for AVX2 and for AVX-512; `Kernels.table` is the choice. Each has a twin in
/// `ReferenceKernels`, written on its own, that gives the same bytes.
public enum Kernels {
  /// Both channels of a lane times `factor`/255. (t + t/256)/256 with t = x·a + 128 is exact in 16 bits.
  @inline(__always)
  static func scalePair(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
    let product = pair &* factor &+ 0x0080_0080
    return ((product &+ ((product &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
  }

  /// All four channels of `word` times `factor`/255, rounded half up; `factor` is 0…255.
  @inline(__always)
  static func scale(_ word: UInt32, _ factor: UInt32) -> UInt32 {
    scalePair(word & 0x00FF_00FF, factor) | scalePair((word &>> 8) & 0x00FF_00FF, factor) &<< 8
  }
}

extension Kernels {
  /// One premultiplied colour times `factor`/255.
  public static func scaled(_ word: UInt32, by factor: UInt8) -> UInt32 { scale(word, UInt32(factor)) }
}
