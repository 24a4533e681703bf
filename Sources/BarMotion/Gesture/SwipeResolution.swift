/// A swipe played to its end: what the release leads to, and how progress runs from the touch on.
public struct SwipeResolution: Hashable, Sendable {
  public var release: PanRelease
  /// The pop happens.
  public var isFinished: Bool
  public var playback: Playback

  /// A pop that the finger begins. While it is down, progress is its way over the width, without easing and never
  /// outside 0…1 (documented: a percent-driven transition is linear; over-swiping changes nothing).
  public init(_ script: SwipeScript, _ rules: SwipeRules) {
    self.init(script.touching(at: 0), rules, from: 0, isPop: true)
  }

  /// A finger that takes running pages where they are: only its way since its first point counts.
  /// - Parameters:
  ///   - start: the progress at which it does.
  ///   - isPop: the operation is a pop; else the finger takes a push back.
  init(taking script: SwipeScript, _ rules: SwipeRules, from start: Double, isPop: Bool) {
    let touch = script.points.first?.fraction ?? 0
    var moved = script.touching(at: touch)
    for index in moved.points.indices { moved.points[index].fraction -= touch }
    self.init(moved, rules, from: start, isPop: isPop)
  }

  /// - Parameter script: with a point at the touch, and fractions counted from `start`.
  private init(_ script: SwipeScript, _ rules: SwipeRules, from start: Double, isPop: Bool) {
    let sign = isPop ? 1.0 : -1.0
    let covered = isPop ? start : 1 - start
    release = PanRelease(
      translation: (covered + (script.points.last?.fraction ?? 0)) * rules.width,
      velocity: script.velocity * rules.width, duration: script.duration, width: rules.width)
    isFinished =
      switch script.release {
      case .auto: rules.policy.finishes(release)
      case .finish: true
      case .cancel: false
      }
    let segments = DragPath(script.points.map { ($0.time, start + sign * $0.fraction) }).segments
    let current = segments.last?.to ?? min(max(start + sign * (script.points.last?.fraction ?? 0), 0), 1)
    let end = isFinished == isPop ? 1.0 : 0.0
    let settling = rules.policy.settling(finishes: isFinished, release, motion: rules.motion)
    playback = Playback(segments, isCancelled: end == 0)
    // Nothing is left to be played at an end.
    if current != end, settling.duration > 0 {
      playback.segments.append(
        Playback.Segment(
          end == 0 ? .cancelling : .settling, start: script.duration, duration: settling.duration,
          from: current, to: end, curve: settling.curve))
    }
  }
}
