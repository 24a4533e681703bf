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
  ///   - below: the page under it, which names its back button.
  ///   - style: the shared bar while it is shown.
  public init(
    _ page: Page, below: Page?, style: BarStyle, traits: Traits, measuring: any TextMeasuring
  ) {
    self.page = page
    self.traits = traits
    layout = PageLayout(
      screen: page.screen,
      isTranslucent: BarAppearance.isTranslucent(bar: style, screen: page.screen, traits: traits),
      traits: traits)
    appearance = .resolve(
      bar: style, screen: page.screen, traits: traits, isAtScrollEdge: layout.isAtScrollEdge)
    bar = BarLayout(
      screen: page.screen, previous: below?.screen, appearance: appearance, traits: traits,
      measuring: measuring)
  }

  var screen: Screen { page.screen }
}
