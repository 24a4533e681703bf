/// How long a frame of an animation is shown, as the fraction of seconds that its file has.
public struct FrameDelay: Hashable, Sendable {
  public var numerator: Int
  /// Above 0.
  public var denominator: Int

  public static let zero = FrameDelay(0, 1)

  /// - Precondition: the denominator is positive.
  public init(_ numerator: Int, _ denominator: Int) {
    precondition(denominator > 0, "a fraction needs a denominator")
    self.numerator = numerator
    self.denominator = denominator
  }

  public var seconds: Double { Double(numerator) / Double(denominator) }
}
