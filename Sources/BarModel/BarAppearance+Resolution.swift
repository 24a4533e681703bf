import BarGeometry

extension BarAppearance {
  /// The appearance of a bar in state `bar` while `screen` is on top.
  ///
  /// Which family counts: up to iOS 12 the legacy properties; from iOS 13 the appearance objects, whole, chosen
  /// item before bar, by metrics and by scroll edge (UINavigationBar.h); where nobody set an object, the legacy
  /// properties are the standard appearance.
  ///
  /// - Parameters:
  ///   - isAtScrollEdge: the content's top edge touches the bar.
  ///   - isLarge: the bar shows a large title; only such bars have a scroll-edge state before iOS 15.
  public static func resolve(
    bar: BarStyle, screen: Screen, traits: Traits, isAtScrollEdge: Bool, isLarge: Bool = false
  ) -> BarAppearance {
    let metrics = BarMetrics(traits: traits, item: screen.item)
    let hasEdge = isAtScrollEdge && (traits.os >= 15 || isLarge)
    var result = chosen(
      bar: bar, item: screen.item, metrics: metrics, traits: traits, isAtScrollEdge: hasEdge)
    result.background.material = result.background.material?.adapted(to: traits.contrast)
    result.isBlack = bar.barStyle.value == .black
    result.tintColor =
      (bar.tintColor.value ?? DynamicColor(system: "systemBlue"))?.resolved(traits) ?? .black
    result.alpha = bar.alpha.value ?? 1
    result.background.alpha = bar.backgroundAlpha.value ?? 1
    return result
  }

  /// `isTranslucent`: what was set, else yes, unless the legacy properties say otherwise. Unlike the rest it does
  /// not depend on the scroll position, so a page can be laid out before its appearance is known.
  public static func isTranslucent(bar: BarStyle, screen: Screen, traits: Traits) -> Bool {
    resolve(bar: bar, screen: screen, traits: traits, isAtScrollEdge: false).isTranslucent
  }

  private static func chosen(
    bar: BarStyle, item: NavigationItem, metrics: BarMetrics, traits: Traits, isAtScrollEdge: Bool
  ) -> BarAppearance {
    guard traits.os >= 13 else { return legacy(bar: bar, metrics: metrics, traits: traits) }
    let family = AppearanceFamily(item).over(AppearanceFamily(bar))
    let scrolled =
      family.scrolled(isCompact: metrics.isCompact).map { modern($0, bar: bar, traits: traits) }
      ?? legacy(bar: bar, metrics: metrics, traits: traits)
    guard isAtScrollEdge else { return scrolled }
    var result = scrolled
    if let edge = family.atScrollEdge(isCompact: metrics.isCompact, os: traits.os) {
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

  /// A title's colour and font; what `attributes` does not set is the system's.
  static func title(
    _ attributes: TextAttributes?, font: (TextAttributes) -> FontDescription, bar: BarStyle, traits: Traits
  ) -> Title {
    let attributes = attributes ?? TextAttributes()
    var result = Title(font: font(attributes))
    result.color = attributes.color?.resolved(traits) ?? labelColor(bar: bar, traits: traits)
    return result
  }

  /// The hairline where nobody coloured it: black 0.30 (measured on white, grey and dark bars in light mode);
  /// white 0.15 in dark mode (assumed). Increased contrast makes it denser by the step that separator takes
  /// (assumed).
  static func defaultShadowColor(_ traits: Traits) -> Color {
    let color = traits.isDark ? Color(white: 1, alpha: 0.15) : Color(white: 0, alpha: 0.3)
    return traits.contrast == .high ? color.withAlpha(color.alpha + BarMaterial.contrastStep) : color
  }
}
