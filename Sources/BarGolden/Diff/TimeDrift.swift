/// How the times of the same pictures in two animations relate.
struct TimeDrift {
  private let pairs: [(expected: Double, actual: Double)]

  /// Seconds; how long each frame of both is seen, nil when that varies.
  private let frame: Double?

  /// Seconds since the beginning.
  init(_ pairs: [(expected: Double, actual: Double)], frame: Double? = nil) {
    self.pairs = pairs
    self.frame = frame
  }

  private var largest: Double { pairs.map { abs($0.actual - $0.expected) }.max() ?? 0 }

  var isNone: Bool { largest <= FrameAlignment.precision }

  /// All but what begins both are late by the same.
  var isShift: Bool { !isNone && later.count > 1 && shift != nil }

  private var later: [(expected: Double, actual: Double)] {
    pairs.filter { max($0.expected, $0.actual) > FrameAlignment.precision }
  }

  /// By how much all but what begins both are late; nil when it is not the same for all.
  private var shift: Double? {
    let later = later
    guard let first = later.first else { return nil }
    let shift = first.actual - first.expected
    return later.allSatisfy { abs($0.actual - $0.expected - shift) <= FrameAlignment.precision } ? shift : nil
  }

  /// “100 ms late”, “2 frames (33.3 ms) early”, “12 % slower”, “up to 33.3 ms apart”.
  var words: String {
    let later = pairs.filter { $0.expected > FrameAlignment.precision }
    guard let first = later.first else { return "at other times" }
    if later.count > 1, let shift = TimeDrift(later).shift { return words(shift) }
    let ratio = first.actual / first.expected
    if later.allSatisfy({ abs($0.actual - $0.expected * ratio) <= FrameAlignment.precision * max(1, ratio) })
    {
      return ratio >= 1
        ? "\(Phrase.percents(ratio - 1)) slower" : "\(Phrase.decimal(1 / max(ratio, 1e-9))) times as fast"
    }
    return "up to \(Phrase.milliseconds(largest)) apart"
  }

  private func words(_ shift: Double) -> String {
    let side = shift > 0 ? "late" : "early"
    let time = Phrase.milliseconds(abs(shift))
    guard let frame, frame > 0 else { return "\(time) \(side)" }
    let frames = (abs(shift) / frame).rounded()
    guard frames >= 1, frames < 1e9, abs(abs(shift) - frames * frame) <= FrameAlignment.precision else {
      return "\(time) \(side)"
    }
    return "\(Phrase.count(Int(frames), "frame")) (\(time)) \(side)"
  }
}
