/// The four appearance objects that an item or a bar may have.
struct AppearanceFamily {
  var standard: AppearanceStyle?
  var compact: AppearanceStyle?
  var scrollEdge: AppearanceStyle?
  var compactScrollEdge: AppearanceStyle?

  init(_ item: NavigationItem) {
    standard = item.standardAppearance
    compact = item.compactAppearance
    scrollEdge = item.scrollEdgeAppearance
    compactScrollEdge = item.compactScrollEdgeAppearance
  }

  init(_ bar: BarStyle) {
    standard = bar.standardAppearance.value
    compact = bar.compactAppearance.value
    scrollEdge = bar.scrollEdgeAppearance.value
    compactScrollEdge = bar.compactScrollEdgeAppearance.value
  }

  /// The item's objects, the bar's where the item has none.
  func over(_ bar: AppearanceFamily) -> AppearanceFamily {
    var result = self
    result.standard = standard ?? bar.standard
    result.compact = compact ?? bar.compact
    result.scrollEdge = scrollEdge ?? bar.scrollEdge
    result.compactScrollEdge = compactScrollEdge ?? bar.compactScrollEdge
    return result
  }

  /// The object away from the scroll edge (UINavigationBar.h): compact before standard in a low bar; nil where
  /// only legacy properties are set.
  func scrolled(isCompact: Bool) -> AppearanceStyle? { (isCompact ? compact : nil) ?? standard }

  /// The object at the scroll edge (UINavigationBar.h); nil: that away from it, without its background.
  /// compactScrollEdgeAppearance came with iOS 15 (documented).
  func atScrollEdge(isCompact: Bool, os: Int) -> AppearanceStyle? {
    (isCompact && os >= 15 ? compactScrollEdge : nil) ?? scrollEdge
  }
}
