import BarDisplay
import BarGeometry
import BarModel
import BarNavigation

/// The fake bars of both pages in flight.
struct FakeBars {
  private let stage: TransitionStage
  private let options: FakeBarOptions

  init(_ stage: TransitionStage, _ options: FakeBarOptions) {
    self.stage = stage
    self.options = options
  }

  var bottom: PageBar { fake("bottom/fake", stage.bottom, isLeaving: stage.isPush) }
  var top: PageBar { fake("top/fake", stage.top, isLeaving: !stage.isPush) }

  /// Of the window in flight; nil: as at rest.
  var containerColor: Color? {
    guard let color = options.containerColor else { return nil }
    let isWanted = !options.paintsUnderTranslucentOnly || stage.to.appearance.isTranslucent
    return isWanted ? color.resolved(stage.traits) : nil
  }

  private func fake(_ name: String, _ staged: StagedPage, isLeaving: Bool) -> PageBar {
    guard staged.usesRealBar else { return .none }
    var copy = staged
    let style = isLeaving ? stage.transition.barBefore : stage.transition.barInFlight
    copy.appearance = look(of: staged, style)
    var layers = BarBackgroundLayers.make(name, copy)
    let blurs = layers.contains { !$0.backdropFilters.isEmpty }
    if options.contents == .snapshot {
      layers += BarContentGroup.make("\(name)/content", pieces: "\(name)/content", staged)
    }
    return PageBar(layers: layers, backdrop: blurs ? backdrop("\(name)/backdrop", staged) : nil)
  }

  /// A fake that takes over some of the bar's keys has none of the item's: it stands in no navigation controller. That
  /// it knows of the scroll edge all the same is assumed (bars without a controller have been seen transparent).
  private func look(of staged: StagedPage, _ style: BarStyle) -> BarAppearance {
    guard let keys = options.copiedKeys(style, os: staged.traits.os) else { return staged.appearance }
    let copied = style.keeping(keys)
    let look = BarAppearance.resolve(
      bar: copied, screen: Screen(name: staged.screen.name), traits: staged.traits,
      isAtScrollEdge: staged.layout.isAtScrollEdge, isLarge: staged.layout.barHeight.largeTitle > 0)
    return options.look.applied(to: look, style: copied, traits: staged.traits)
  }

  /// The container's colour where the fake lies: the page is then a picture of its own.
  private func backdrop(_ name: String, _ staged: StagedPage) -> Layer? {
    guard options.backdrop == .page else { return nil }
    return Layer(
      name, frame: staged.bar.background, content: .color(containerColor ?? stage.container))
  }
}
