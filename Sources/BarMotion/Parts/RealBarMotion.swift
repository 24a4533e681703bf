import BarDisplay
import BarModel
import BarNavigation

/// The one real bar in flight: over both pages, over neither, or coming and going.
///
/// Hidden with animation while a transition begins, it slides sideways in step with the pages (documented in answers
/// of several authors). That its edge keeps to the top page's edge, a whole width away while hidden, is assumed.
/// Hidden without animation it is gone from the first frame on, or there.
struct RealBarMotion {
  var stage: TransitionStage

  init(_ stage: TransitionStage) { self.stage = stage }

  func layers(_ bar: RealBar) -> [AnimatedLayer] {
    switch (stage.from.usesRealBar, stage.to.usesRealBar) {
    case (true, true): return BarGrowth(stage).apply(bar.background) + bar.content
    case (false, false): return outer
    case (true, false):
      let layers = bar.resting(bar.from)
      if bar.hidesByAlpha { return fading(layers, from: 1, to: 0) + outer }
      return isSliding ? [RealBarMotion.group(layers, stage.from, x: leaving)] + outer : outer
    case (false, true):
      let layers = bar.resting(bar.to)
      if bar.hidesByAlpha { return fading(layers, from: 0, to: 1) }
      return isSliding
        ? [RealBarMotion.group(layers, stage.to, x: entering)] : layers.map { AnimatedLayer($0) }
    }
  }

  /// The real bar as one group that moves as a whole: sideways with the pages, or up and down where it is hidden
  /// at other times.
  static func group(_ layers: [Layer], _ staged: StagedPage, x: Track? = nil, y: Track? = nil)
    -> AnimatedLayer
  {
    var group = AnimatedLayer(
      Layer("bar", frame: PageLayers.screen(staged)), x: x, sublayers: layers.map { AnimatedLayer($0) })
    group.y = y
    return group
  }

  private var isSliding: Bool { stage.transition.visibility.motion == .withPage }

  /// Where a page would go that has the bar on it: the covered page's all the way, not a third of it.
  private var leaving: Track { Track(0, to: (stage.isPush ? -1 : 1) * stage.width * stage.sign) }
  private var entering: Track { Track((stage.isPush ? 1 : -1) * stage.width * stage.sign, to: 0) }

  private func fading(_ layers: [Layer], from start: Double, to end: Double) -> [AnimatedLayer] {
    layers.map { AnimatedLayer($0, opacity: Track(start, to: end)) }
  }

  /// What a container keeps above its pages' own bars.
  private var outer: [AnimatedLayer] { RealBar.resting(stage.to).map { AnimatedLayer($0) } }
}
