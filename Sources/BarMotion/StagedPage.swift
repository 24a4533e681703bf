import BarGeometry
public import BarModel
public import BarNavigation

/// A page with its bar, laid out for one state of the shared bar.
public struct StagedPage: Hashable, Sendable {
  public var page: Page
  public var appearance: BarAppearance
  public var bar: BarLayout
  public var layout: PageLayout
  public var traits: Traits
  public var staging: PageStaging

  /// - Parameters:
  ///   - ancestors: the pages under it, bottom first: the nearest names the back button, and a large title may be
  ///     inherited from any.
  ///   - style: the shared bar while it is shown, or the page's own.
  ///   - isBarHidden: it has no bar.
  ///   - staging: the rules of the strategy that it is shown under.
  public init(
    _ page: Page, over ancestors: [Page], style: BarStyle, traits screenTraits: Traits,
    measuring: any TextMeasuring, isBarHidden: Bool = false, staging: PageStaging = .system
  ) {
    var traits = screenTraits
    if page.screen.statusBarHidden { traits.device = traits.device.hidingStatusBar() }
    self.page = page
    self.traits = traits
    self.staging = staging
    let isLarge =
      !isBarHidden
      && NavigationItem.showsLargeTitle((ancestors + [page]).map(\.screen.item), bar: style, traits: traits)
    var (screen, previous) = staging.backButton.applied(
      to: page.screen, over: ancestors.last?.screen, traits: traits, measuring: measuring)
    if let inset = staging.largeTitleInset, isLarge {
      let taken = BarHeight(item: screen.item, traits: traits, isLarge: true).largeTitle
      screen.additionalSafeAreaInsets.top += inset - taken
    }
    let place = staging.keepsSystemBar ? traits.belowSystemBar : traits
    let look = { (isAtScrollEdge: Bool) in
      staging.look.applied(
        to: .resolve(
          bar: style, screen: screen, traits: traits, isAtScrollEdge: isAtScrollEdge, isLarge: isLarge),
        style: style, traits: traits)
    }
    layout = PageLayout(
      screen: screen, isTranslucent: staging.hasTransparentBar || look(false).isTranslucent, traits: place,
      isLarge: isLarge, isBarHidden: isBarHidden)
    appearance = look(layout.isAtScrollEdge)
    bar = BarLayout(
      screen: screen, previous: previous, appearance: appearance, traits: place, measuring: measuring)
    bar.addLargeTitle(
      screen.item, page: layout, appearance: appearance, traits: place, measuring: measuring)
    if staging.keepsSystemBar {
      bar.background.height -= traits.device.barBottom
      bar.background.y = traits.device.barBottom
    }
  }

  var screen: Screen { page.screen }

  /// The one real bar is seen while it rests.
  var usesRealBar: Bool { !staging.hasOwnBar && !layout.isBarHidden }
  /// It carries a bar inside.
  var usesOwnBar: Bool { staging.hasOwnBar && !layout.isBarHidden }
}

extension Traits {
  /// For a bar in a container whose outer bar is kept: it begins where that ends, attached to nothing (UIBarPosition:
  /// only a bar at the window's top reaches under the status bar).
  fileprivate var belowSystemBar: Traits {
    var result = self
    let bottom = device.barBottom
    // The row of such a bar begins at its safe area, whatever the housing.
    if result.device.statusBar == .island { result.device.statusBar = .notch }
    result.device.safeArea.top = bottom
    return result
  }
}
