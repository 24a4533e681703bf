import CBarKernels

extension Kernels {
  /// Moves every colour away from its own grey: luma + (c − luma)·amount/256, rounded half up once and
  /// clamped to 0…alpha. 256 changes nothing, 0 leaves grey; amounts are clamped to 0…1024, which 32 bits
  /// hold.
  ///
  /// Luma is Rec. 709's 0.2126 R + 0.7152 G + 0.0722 B (documented: ITU-R BT.709) in 1/4096.
  public static func saturate(_ dst: UnsafeMutablePointer<UInt32>, count: Int, amount: Int) {
    guard count > 0 else { return }
    table.saturate(dst, count, Int32(min(max(amount, 0), 1024)))
  }
}
