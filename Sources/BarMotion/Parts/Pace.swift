/// How a bar's look goes from the old to the new: by itself, and under a finger.
public struct Pace: Hashable, Sendable {
  public var timed: Ramp
  public var dragged: Ramp
  /// It is the old one again from the moment an operation is taken back.
  public var snapsBack: Bool

  public init(timed: Ramp = .linear, dragged: Ramp = .linear, snapsBack: Bool = false) {
    self.timed = timed
    self.dragged = dragged
    self.snapsBack = snapsBack
  }

  /// In step with the pages.
  public static let linear = Pace()

  func track(_ start: Double, to end: Double) -> Track {
    Track(start, to: end, timed: timed, dragged: dragged)
  }

  /// `track`, made for the pages' pace, at this one.
  func paced(_ track: Track) -> Track {
    func paced(_ ramp: Ramp, _ own: Ramp) -> Ramp {
      var result = own
      if ramp.shape != Ramp.linear.shape { result.shape = ramp.shape }
      return result
    }
    return Track(
      track.start, to: track.end, timed: paced(track.timed, timed), dragged: paced(track.dragged, dragged))
  }

  /// Fades in a tree of layers that were made for the pages' pace, at this one.
  func paced(_ animated: AnimatedLayer) -> AnimatedLayer {
    var result = animated
    result.opacity = animated.opacity.map(paced)
    result.snapsBack = snapsBack
    result.sublayers = animated.sublayers.map(paced)
    return result
  }
}
