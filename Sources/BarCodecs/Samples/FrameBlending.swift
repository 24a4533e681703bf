/// Straight pixels over straight pixels.
enum FrameBlending {
  static func blend<Sample: FixedWidthInteger & UnsignedInteger>(
    _ source: UnsafeRawPointer, over backdrop: UnsafeMutableRawPointer, pixels: Int, _ type: Sample.Type
  ) {
    let s = source.assumingMemoryBound(to: type)
    let b = backdrop.assumingMemoryBound(to: type)
    for i in stride(from: 0, to: pixels * 4, by: 4) {
      let alpha = s[i + 3]
      if alpha == 0 { continue }
      if alpha == .max || b[i + 3] == 0 {
        for c in 0..<4 { b[i + c] = s[i + c] }
      } else {
        blend(s + i, b + i)
      }
    }
  }

  /// Colours weighted by what is seen of each: αs · max, and αb · (max - αs).
  private static func blend<Sample: FixedWidthInteger & UnsignedInteger>(
    _ s: UnsafePointer<Sample>, _ b: UnsafeMutablePointer<Sample>
  ) {
    let max = UInt64(Sample.max)
    let (weight, rest) = (UInt64(s[3]) * max, UInt64(b[3]) * (max - UInt64(s[3])))
    let sum = weight + rest
    for c in 0..<3 {
      b[c] = Sample((UInt64(s[c]) * weight + UInt64(b[c]) * rest + sum / 2) / sum)
    }
    b[3] = Sample((sum + max / 2) / max)
  }
}
