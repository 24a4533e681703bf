public import BarModel
public import BarNavigation

/// A page with its bar, laid out for one state of the shared bar.
public struct StagedPage: Hashable, Sendable {
  public var page: Page
  public var appearance: BarAppearance
  public var bar: BarLayout
  public var layout: PageLayout
  public var traits: Traits

  /// - Parameters:
  ///   - ancestors: the pages under it, bottom first: the nearest names the back button, and a large title may be
  ///     inherited from any.
  ///   - style: the shared bar while it is shown.
  public init(
    _ page: Page, over ancestors: [Page], style: BarStyle, traits screenTraits: Traits,
    measuring: any TextMeasuring
  ) {
    var traits = screenTraits
    if page.screen.statusBarHidden { traits.device = traits.device.hidingStatusBar() }
    self.page = page
    self.traits = traits
    let isLarge = NavigationItem.showsLargeTitle(
      (ancestors + [page]).map(\.screen.item), bar: style, traits: traits)
    layout = PageLayout(
      screen: page.screen,
      isTranslucent: BarAppearance.isTranslucent(bar: style, screen: page.screen, traits: traits),
      traits: traits, isLarge: isLarge)
    appearance = .resolve(
      bar: style, screen: page.screen, traits: traits, isAtScrollEdge: layout.isAtScrollEdge,
      isLarge: isLarge)
    bar = BarLayout(
      screen: page.screen, previous: ancestors.last?.screen, appearance: appearance, traits: traits,
      measuring: measuring)
    bar.addLargeTitle(
      page.screen.item, page: layout, appearance: appearance, traits: traits, measuring: measuring)
  }

  var screen: Screen { page.screen }
}
