import BarDisplay
import BarGeometry
import BarModel

/// What a strategy shows on the one real bar.
struct RealBar {
  /// While both pages are under it.
  var background: [AnimatedLayer]
  var content: [AnimatedLayer]
  /// The bar as it looks in flight where only one of the pages is under it.
  var from: StagedPage
  var to: StagedPage
  /// False: only its content is seen.
  var hasBackground = true
  /// False: only its background is seen.
  var hasContent = true
  /// A bar that is not wanted turns clear instead of leaving.
  var hidesByAlpha = false

  /// UIKit's own: what a hook wrote changes the leaving page's title and buttons as well, at once.
  static func system(_ stage: TransitionStage) -> RealBar {
    var restyled = stage
    restyled.from = stage.fromInFlight
    let background = BarBackgroundFade(old: stage.fromInFlight, new: stage.to).layers()
    return RealBar(
      background: background,
      content: BarContentMotion(restyled, isOnRealBar: !background.isEmpty).layers(),
      from: stage.fromInFlight, to: stage.to)
  }

  /// What is seen of it over one page.
  func resting(_ staged: StagedPage) -> [Layer] {
    RealBar.resting(staged, hasBackground: hasBackground, hasContent: hasContent)
  }

  /// The real bar of a page at rest; nothing where it is hidden or the page carries its own.
  static func resting(_ staged: StagedPage, hasBackground: Bool = true, hasContent: Bool = true) -> [Layer] {
    guard staged.usesRealBar else { return outer(staged) }
    return (hasBackground ? BarBackgroundLayers.make("bar", staged) : [])
      + (hasContent ? BarContentGroup.make("bar/content", pieces: "bar", staged) : [])
  }

  /// The bar of a container around containers, where it is kept: the system's, empty (assumed: nobody styles it).
  private static func outer(_ staged: StagedPage) -> [Layer] {
    guard staged.staging.keepsSystemBar else { return [] }
    var outer = staged
    outer.appearance = .resolve(
      bar: BarStyle(), screen: Screen(name: ""), traits: staged.traits, isAtScrollEdge: false)
    outer.bar.background = PageLayers.screen(staged)
    outer.bar.background.height = staged.traits.device.barBottom
    return BarBackgroundLayers.make("bar", outer)
  }
}
