import BarDisplay
import BarGeometry
public import BarNavigation

/// UIKit's own way: one bar for all pages, above them. A style that a hook writes shows at once, over the page that
/// is leaving as well, and stays until somebody writes again. What only the items or their scroll positions make
/// different is cross-faded.
public struct SharedBarStrategy: TransitionStrategy {
  public static let name = "sharedBar"
  public static let summary =
    "The control: the one shared bar takes the new style at once and keeps it after a pop."

  public init() {}

  public var ownership: BarOwnership { .shared }

  public func choreography(_ stage: TransitionStage) -> Choreography {
    Choreography(stage, pages: PageMotion(stage: stage).layers(), realBackground: background(stage))
  }

  public func actions(_ transition: Transition) -> [StrategyAction] { [] }

  private func background(_ stage: TransitionStage) -> [AnimatedLayer] {
    let old = BarBackgroundLayers.make("bar", stage.fromInFlight)
    let new = BarBackgroundLayers.make("bar", stage.to)
    let leaving = old.filter { !new.contains($0) }.map { layer in
      // Under something that will cover it the old one stays whole: two half transparent bars would let the pages
      // shine through.
      let isCovered = new.contains { $0.frame == layer.frame && $0.isCovering }
      var renamed = layer
      renamed.name = "bar/old" + layer.name.dropFirst("bar".count)
      return AnimatedLayer(renamed, opacity: isCovered ? nil : Track(1, to: 0))
    }
    return leaving
      + new.map { old.contains($0) ? AnimatedLayer($0) : AnimatedLayer($0, opacity: Track(0, to: 1)) }
  }
}

extension Layer {
  /// Replaces what lies under it: by a filtered copy of the backdrop, or by an opaque colour.
  fileprivate var isCovering: Bool {
    if !backdropFilters.isEmpty { return true }
    if case .color(let color) = content { return color.isOpaque }
    return false
  }
}
