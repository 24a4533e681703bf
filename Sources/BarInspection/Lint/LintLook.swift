import BarGeometry
import BarModel
import BarNavigation

/// A page at rest and the shared bar as it then is.
struct LintLook {
  var page: Page
  var bar: BarStyle

  private var item: NavigationItem { page.screen.item }

  /// The object that counts away from the scroll edge; nil: legacy properties do (UINavigationBar.h).
  func standard(_ traits: Traits) -> AppearanceStyle? {
    guard traits.os >= 13 else { return nil }
    let compact = item.compactAppearance ?? bar.compactAppearance.value
    return (traits.isBarCompact ? compact : nil) ?? item.standardAppearance ?? bar.standardAppearance.value
  }

  /// Somebody says how the bar looks at the scroll edge.
  func hasScrollEdge(_ traits: Traits) -> Bool {
    let compact = item.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance.value
    return item.scrollEdgeAppearance != nil || bar.scrollEdgeAppearance.value != nil
      || traits.isBarCompact && compact != nil
  }

  /// Its content touches the bar, as that of a page without a scroll view always does. The inset is that of an inline
  /// bar: a large title scrolled in part is taken to be at the edge no more.
  func isAtScrollEdge(_ traits: Traits) -> Bool {
    guard let scroll = page.screen.scroll, let offset = scroll.contentOffset else { return true }
    let bars = traits.device.statusBarHeight + traits.device.barHeight + item.promptHeight
    let adjusted = scroll.contentInsetAdjustmentBehavior == .never ? 0 : bars
    return offset <= -(scroll.contentInset.top + adjusted)
  }

  /// The look the bar really has.
  func appearance(_ traits: Traits) -> BarAppearance {
    BarAppearance.resolve(
      bar: bar, screen: page.screen, traits: traits, isAtScrollEdge: isAtScrollEdge(traits))
  }

  func isTranslucent(_ traits: Traits) -> Bool {
    BarAppearance.isTranslucent(bar: bar, screen: page.screen, traits: traits)
  }
}

extension LintLook {
  /// The appearance objects that may count, the item's before the bar's.
  var appearances: [(property: BarProperty, style: AppearanceStyle)] {
    let pairs: [(BarProperty, AppearanceStyle?)] = [
      (.standardAppearance, item.standardAppearance ?? bar.standardAppearance.value),
      (.compactAppearance, item.compactAppearance ?? bar.compactAppearance.value),
      (.scrollEdgeAppearance, item.scrollEdgeAppearance ?? bar.scrollEdgeAppearance.value),
      (
        .compactScrollEdgeAppearance,
        item.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance.value
      ),
    ]
    return pairs.compactMap { property, style in style.map { (property, $0) } }
  }
}
