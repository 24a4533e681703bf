import BarGeometry

extension BarAppearance {
  /// The appearance of a bar in state `bar` while `screen` is on top.
  ///
  /// Which family counts: up to iOS 12 the legacy properties; from iOS 13 the appearance objects, whole, chosen
  /// item before bar and by scroll edge (UINavigationBar.h); where nobody set an object, the legacy properties
  /// are the standard appearance.
  public static func resolve(bar: BarStyle, screen: Screen, traits: Traits, isAtScrollEdge: Bool)
    -> BarAppearance
  {
    var result = chosen(bar: bar, item: screen.item, traits: traits, isAtScrollEdge: isAtScrollEdge)
    result.isBlack = bar.barStyle.value == .black
    result.tintColor =
      (bar.tintColor.value ?? DynamicColor(system: "systemBlue"))?.resolved(traits) ?? .black
    result.alpha = bar.alpha.value ?? 1
    result.background.alpha = bar.backgroundAlpha.value ?? 1
    result.title.offset.y += bar.titleVerticalPositionAdjustment.value ?? 0
    return result
  }

  /// `isTranslucent`: what was set, else yes, unless the legacy properties say otherwise. Unlike the rest it does
  /// not depend on the scroll position, so a page can be laid out before its appearance is known.
  public static func isTranslucent(bar: BarStyle, screen: Screen, traits: Traits) -> Bool {
    resolve(bar: bar, screen: screen, traits: traits, isAtScrollEdge: false).isTranslucent
  }

  private static func chosen(bar: BarStyle, item: NavigationItem, traits: Traits, isAtScrollEdge: Bool)
    -> BarAppearance
  {
    guard traits.os >= 13 else { return legacy(bar: bar, traits: traits) }
    let standard = item.standardAppearance ?? bar.standardAppearance.value
    let scrolled = standard.map { modern($0, bar: bar, traits: traits) } ?? legacy(bar: bar, traits: traits)
    // Before iOS 15 only bars with large titles enter the scroll-edge state.
    guard isAtScrollEdge, traits.os >= 15 else { return scrolled }
    var result = scrolled
    if let edge = item.scrollEdgeAppearance ?? bar.scrollEdgeAppearance.value {
      result = modern(edge, bar: bar, traits: traits)
      result.isTranslucent = scrolled.isTranslucent
    } else {
      result.background = Background()
      result.shadow = .none
    }
    return result
  }

  /// Default title colour: label, which is white in a black bar.
  static func labelColor(bar: BarStyle, traits: Traits) -> Color {
    traits.isDark || bar.barStyle.value == .black ? .white : .black
  }

  /// The hairline where nobody coloured it: black 0.30 (measured on white, grey and dark bars in light mode);
  /// white 0.15 in dark mode (assumed).
  static func defaultShadowColor(_ traits: Traits) -> Color {
    traits.isDark ? Color(white: 1, alpha: 0.15) : Color(white: 0, alpha: 0.3)
  }
}
