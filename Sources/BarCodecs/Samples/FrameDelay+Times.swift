extension FrameDelay {
  /// How far a fraction may be from what it stands for, seconds: half of what comparisons of times can tell.
  private static let precision = 5e-7

  /// How long frames are seen that begin at `times`, seconds: until the next one begins. Nobody knows when the last one
  /// ends, so it lasts as long as the one before it. A frame alone lasts no time, and so do frames of one time, as
  /// resting ones are, and frames that go back in time: comparisons pair such frames by their numbers.
  ///
  /// Fractions are the simplest within a microsecond, so 1/60 comes back as 1/60; what one of them leaves out the next
  /// makes up for. Cost: O(times).
  public static func delays(of times: [Double]) -> [FrameDelay] {
    guard let first = times.first else { return [] }
    var delays: [FrameDelay] = []
    var clock = first
    for time in times.dropFirst() {
      let delay = FrameDelay(nearest: time - clock)
      delays.append(delay)
      clock += delay.seconds
    }
    return delays + [delays.last ?? .zero]
  }

  /// The first of the fractions that come ever nearer (convergents of the continued fraction) that is near enough, or
  /// the last whose numbers have 16 bits, as PNG holds them. Zero for what is not above zero.
  public init(nearest seconds: Double) {
    guard seconds > Self.precision, seconds <= Double(UInt16.max) else {
      self = seconds > 1 ? FrameDelay(Int(UInt16.max), 1) : .zero
      return
    }
    var rest = seconds
    var (former, last) = (FrameDelay.infinite, FrameDelay(Int(seconds.rounded(.down)), 1))
    while abs(last.seconds - seconds) > Self.precision {
      rest = 1 / (rest - rest.rounded(.down))
      // Far beyond what the guard below lets pass.
      let whole = Int(min(rest, 1e6))
      let (n, d) = (whole * last.numerator + former.n, whole * last.denominator + former.d)
      guard n <= Int(UInt16.max), d <= Int(UInt16.max) else { break }
      former = (last.numerator, last.denominator)
      last = FrameDelay(n, d)
    }
    self = last
  }

  /// 1/0, where convergents begin.
  private static var infinite: (n: Int, d: Int) { (1, 0) }
}
