/// A frame's delay as fcTL holds it: a fraction of seconds in lowest terms, 16 bits each (PNG specification, third
/// edition, 11.3.6.2).
struct APNGDelay: Equatable {
  struct Failure: Error {
    /// Follows “frame 3”.
    var words: String
  }

  let numerator: UInt16
  let denominator: UInt16

  init(_ delay: FrameDelay) throws(Failure) {
    guard delay.numerator >= 0, delay.denominator > 0 else {
      throw Failure(words: "lasts \(delay.numerator)/\(delay.denominator) s; give 0 or more")
    }
    let divisor = Self.commonDivisor(delay.numerator, delay.denominator)
    guard let numerator = UInt16(exactly: delay.numerator / divisor),
      let denominator = UInt16(exactly: delay.denominator / divisor)
    else {
      throw Failure(
        words:
          "lasts \(delay.numerator)/\(delay.denominator) s, and PNG holds fractions of numbers up to 65535; "
          + "round it to one")
    }
    self.numerator = numerator
    self.denominator = denominator
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
