/// A pixel as one word with red in the lowest bits. Its samples are read as numbers 0…255, with a fraction when
/// they have 16 bits, so that every metric is one formula for both depths.
protocol SamplePixel: FixedWidthInteger, UnsignedInteger {
  static var depth: SampleDepth { get }
  var samples: Samples { get }
}

/// The samples of one pixel, 0…255, not premultiplied.
struct Samples {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  @inline(__always)
  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension UInt32: SamplePixel {
  static var depth: SampleDepth { .eight }

  @inline(__always)
  var samples: Samples {
    let word = UInt32(littleEndian: self)
    return Samples(
      red: Double(word & 255), green: Double((word &>> 8) & 255), blue: Double((word &>> 16) & 255),
      alpha: Double(word &>> 24))
  }
}

extension UInt64: SamplePixel {
  static var depth: SampleDepth { .sixteen }

  /// Exact for samples that had 8 bits: v · 257 / 257 is v.
  @inline(__always)
  var samples: Samples {
    let word = UInt64(littleEndian: self)
    return Samples(
      red: Double(word & 0xFFFF) / 257, green: Double((word &>> 16) & 0xFFFF) / 257,
      blue: Double((word &>> 32) & 0xFFFF) / 257, alpha: Double(word &>> 48) / 257)
  }
}
