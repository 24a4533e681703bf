public import BarDisplay

/// A transition prepared once: the layers of both pages and bars, and what each does.
public struct Choreography: Hashable, Sendable {
  /// What is shown at rest before and after: no edge shadow, no dim, no fake bars.
  public var restingFrom: DisplayList
  public var restingTo: DisplayList
  /// What is shown at rest after an operation that was taken back; nil: as before.
  public var restingAfterCancel: DisplayList?
  /// In painting order.
  public var layers: [AnimatedLayer]
  public var motion: Motion

  public init(
    restingFrom: DisplayList, restingTo: DisplayList, layers: [AnimatedLayer], motion: Motion
  ) {
    self.restingFrom = restingFrom
    self.restingTo = restingTo
    self.layers = layers
    self.motion = motion
  }

  /// Everything to be drawn at `instant`. Pure. O(layers).
  public func displayList(at instant: Instant) -> DisplayList {
    if instant.progress <= 0 {
      let isAfter = instant.phase == .rest && instant.time > 0
      return isAfter ? restingAfterCancel ?? restingFrom : restingFrom
    }
    if instant.progress >= 1 { return restingTo }
    var list = restingFrom
    list.layers = layers.compactMap { $0.layer(at: instant, duration: motion.duration) }
    return list
  }
}
