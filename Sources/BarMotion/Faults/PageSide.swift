import BarGeometry
import BarModel
import BarNavigation

/// One of the two pages of a transition, as the names of layers call it.
enum PageSide: String, CaseIterable, Sendable {
  case bottom
  case top
}

extension TransitionStage {
  /// The page on that side, in flight.
  subscript(side: PageSide) -> StagedPage {
    get { isFrom(side) ? from : to }
    set { if isFrom(side) { from = newValue } else { to = newValue } }
  }

  func isFrom(_ side: PageSide) -> Bool { (side == .bottom) == isPush }

  /// The side of the page that the operation is meant to bring.
  var arriving: PageSide { isPush ? .top : .bottom }

  /// The side of the page that is on top in the end.
  var staying: PageSide {
    if transition.isCancelled { isPush ? .bottom : .top } else { arriving }
  }

  /// The shared bar as it was for the page on that side.
  func style(_ side: PageSide) -> BarStyle { isFrom(side) ? transition.barBefore : transition.barInFlight }

  /// That page has a bar in flight, the real one or its own.
  func hasBar(_ side: PageSide) -> Bool { self[side].usesRealBar || self[side].usesOwnBar }
}

extension StagedPage {
  /// What a bar of `style` would look like for this page.
  /// - Parameter screen: whose item may bring appearances; nil: the page's.
  func appearance(_ style: BarStyle, screen: Screen? = nil, traits: Traits? = nil) -> BarAppearance {
    let traits = traits ?? self.traits
    let look = BarAppearance.resolve(
      bar: style, screen: screen ?? page.screen, traits: traits, isAtScrollEdge: layout.isAtScrollEdge,
      isLarge: layout.barHeight.largeTitle > 0)
    return staging.look.applied(to: look, style: style, traits: traits)
  }
}

extension BarAppearance {
  /// Nothing of what lies under the background is seen.
  var isBackgroundOpaque: Bool {
    guard alpha * background.alpha >= 1 else { return false }
    if background.color?.isOpaque == true { return true }
    guard let image = background.image else { return false }
    return !image.summary.hasAlpha && background.imageOpacity >= 1
  }
}
