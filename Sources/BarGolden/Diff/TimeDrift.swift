/// How the times of the same pictures in two animations relate.
struct TimeDrift {
  private let pairs: [(expected: Double, actual: Double)]

  /// Seconds since the beginning.
  init(_ pairs: [(expected: Double, actual: Double)]) { self.pairs = pairs }

  private var largest: Double { pairs.map { abs($0.actual - $0.expected) }.max() ?? 0 }

  var isNone: Bool { largest <= FrameAlignment.precision }

  /// “100 ms late”, “12 % slower”, “up to 33.3 ms apart”.
  var words: String {
    let later = pairs.filter { $0.expected > FrameAlignment.precision }
    guard let first = later.first else { return "at other times" }
    let shift = first.actual - first.expected
    if later.count > 1, later.allSatisfy({ abs($0.actual - $0.expected - shift) <= FrameAlignment.precision })
    {
      return "\(Phrase.milliseconds(abs(shift))) \(shift > 0 ? "late" : "early")"
    }
    let ratio = first.actual / first.expected
    if later.allSatisfy({ abs($0.actual - $0.expected * ratio) <= FrameAlignment.precision * max(1, ratio) })
    {
      return ratio >= 1
        ? "\(Phrase.share(ratio - 1)) slower" : "\(Phrase.decimal(1 / max(ratio, 1e-9))) times as fast"
    }
    return "up to \(Phrase.milliseconds(largest)) apart"
  }
}
