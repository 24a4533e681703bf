/// One box of a triple box blur: 2·radius + 1 full samples and one partial sample at either end, so that its
/// width follows sigma without steps (an animated blur must not jump).
struct BoxKernel: Equatable {
  /// Full samples on either side of the centre.
  let radius: Int
  /// Weight of the two outer samples, in 1/64 of a full one.
  let edgeWeight: UInt8
  /// 2³² over the sum of all weights (in 1/64), rounded half up: the division, as a multiplication.
  let reciprocal: UInt32

  /// Weight of a full sample.
  static let unit = 64

  /// The box that makes a Gaussian of `sigma` pixels when applied three times.
  ///
  /// Variances add up, so each box has v = sigma²/3. With n = 2r + 1 full samples and outer weights w, a
  /// box's variance is (r(r+1)n/3 + 2w(r+1)²)/(n + 2w); r is the largest that does not exceed v at w = 0,
  /// and w follows by solving for it. Only +, ·, / and √ are used: the same bits on every CPU.
  init(sigma: Double) {
    let variance = sigma * sigma / 3
    let r = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let missing = (2 * r + 1) * (3 * variance - r * (r + 1))
    let weight = missing / (6 * ((r + 1) * (r + 1) - variance))
    radius = Int(r)
    edgeWeight = UInt8((min(max(weight, 0), 1) * Double(Self.unit)).rounded())
    let total = UInt64((2 * radius + 1) * Self.unit + 2 * Int(edgeWeight))
    reciprocal = UInt32(((1 << 32) + total / 2) / total)
  }

  /// True when the box leaves everything as it is.
  var isIdentity: Bool { radius == 0 && edgeWeight == 0 }
}
