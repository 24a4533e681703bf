extension Kernels {
  /// Moves every colour away from its own grey: luma + (c − luma)·amount/256, rounded half up once and
  /// clamped to 0…alpha. 256 changes nothing, 0 leaves grey; amounts are clamped to 0…1024, which 32 bits
  /// hold.
  ///
  /// Luma is Rec. 709's 0.2126 R + 0.7152 G + 0.0722 B (documented: ITU-R BT.709) in 1/4096.
  public static func saturate(_ dst: UnsafeMutablePointer<UInt32>, count: Int, amount: Int) {
    let amount = Int32(min(max(amount, 0), 1024))
    let greyAmount = 256 &- amount
    var i = 0
    while i < count {
      let word = dst[i]
      let alpha = Int32(bitPattern: word &>> 24)
      let red = Int32(bitPattern: (word &>> 16) & 0xFF)
      let green = Int32(bitPattern: (word &>> 8) & 0xFF)
      let blue = Int32(bitPattern: word & 0xFF)
      let luma = red &* 871 &+ green &* 2929 &+ blue &* 296
      let grey = luma &* greyAmount &+ 0x8_0000
      let r = clamp((grey &+ (red &* amount) &<< 12) &>> 20, alpha)
      let g = clamp((grey &+ (green &* amount) &<< 12) &>> 20, alpha)
      let b = clamp((grey &+ (blue &* amount) &<< 12) &>> 20, alpha)
      dst[i] = (word & 0xFF00_0000) | UInt32(bitPattern: r &<< 16 | g &<< 8 | b)
      i &+= 1
    }
  }

  @inline(__always)
  private static func clamp(_ value: Int32, _ limit: Int32) -> Int32 {
    let positive = value < 0 ? 0 : value
    return positive < limit ? positive : limit
  }
}
