public import BarDisplay
import BarGeometry

/// A layer and what moves in it. Everything without a track stays as `layer` says.
public struct AnimatedLayer: Hashable, Sendable {
  /// Without sublayers; those are `sublayers`.
  public var layer: Layer
  /// Edges and sides of the frame in the parent, points. A content that changes size is stretched when the layer
  /// has a `contentsSize`, else drawn anew.
  public var x: Track?
  public var y: Track?
  public var width: Track?
  public var height: Track?
  public var opacity: Track?
  /// Of a content in one colour.
  public var color: ColorTrack?
  /// Opacity and colour are back at their start from the moment a finger lets go of an operation that it gave up.
  public var snapsBack = false
  public var sublayers: [AnimatedLayer]

  public init(_ layer: Layer, x: Track? = nil, opacity: Track? = nil, sublayers: [AnimatedLayer] = []) {
    self.layer = layer
    self.x = x
    self.opacity = opacity
    self.sublayers = sublayers
  }

  /// The layer at `instant`; nil when it is wholly transparent then.
  func layer(at instant: Instant, duration: Double) -> Layer? {
    func value(_ track: Track?) -> Double? { track?.value(at: instant, duration: duration) }
    var result = layer
    if let x = value(x) { result.frame.x = x }
    if let y = value(y) { result.frame.y = y }
    if let width = value(width) { result.frame.width = width }
    if let height = value(height) { result.frame.height = height }
    var look = instant
    if snapsBack, instant.isLettingGo { look.progress = 0 }
    if let opacity { result.opacity *= opacity.value(at: look, duration: duration) }
    guard result.opacity > 0 else { return nil }
    if let color { result.content = result.content.colored(color.value(at: look, duration: duration)) }
    result.sublayers += sublayers.compactMap { $0.layer(at: instant, duration: duration) }
    return result
  }
}

extension Instant {
  /// A finger has been lifted without finishing.
  fileprivate var isLettingGo: Bool { phase == .cancelling && animationTime == nil }
}
