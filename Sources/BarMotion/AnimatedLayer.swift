public import BarDisplay
import BarGeometry

/// A layer and what moves in it. Everything without a track stays as `layer` says.
public struct AnimatedLayer: Hashable, Sendable {
  /// Without sublayers; those are `sublayers`.
  public var layer: Layer
  /// Left edge in the parent, points.
  public var x: Track?
  public var opacity: Track?
  public var sublayers: [AnimatedLayer]

  public init(_ layer: Layer, x: Track? = nil, opacity: Track? = nil, sublayers: [AnimatedLayer] = []) {
    self.layer = layer
    self.x = x
    self.opacity = opacity
    self.sublayers = sublayers
  }

  /// The layer at `instant`; nil when it is wholly transparent then.
  func layer(at instant: Instant, duration: Double) -> Layer? {
    var result = layer
    if let x { result.frame.x = x.value(at: instant, duration: duration) }
    if let opacity { result.opacity *= opacity.value(at: instant, duration: duration) }
    guard result.opacity > 0 else { return nil }
    result.sublayers += sublayers.compactMap { $0.layer(at: instant, duration: duration) }
    return result
  }
}
