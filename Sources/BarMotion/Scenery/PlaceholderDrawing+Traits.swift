public import BarDisplay
public import BarGeometry
public import BarModel

extension PlaceholderDrawing {
  /// The page that a screen asks for, as the traits want it; for `none` the system's background alone. The
  /// first shape is always the opaque cover.
  public static func make(
    _ placeholder: PageContent.Placeholder, size: Size, topInset: Double, traits: Traits, seed: String
  ) -> Drawing {
    // Phones on their side have the same inset left and right.
    let side = max(traits.device.safeArea.left, traits.device.safeArea.right, 0)
    let (scale, isDark, direction, locale) = (traits.scale, traits.isDark, traits.direction, traits.locale)
    switch placeholder {
    case .list:
      // Settings and most apps took to inset groups with iOS 15 (documented: Apple's design resources).
      return list(
        size: size, topInset: topInset, sideInset: side, scale: scale, isDark: isDark,
        isInsetGrouped: traits.os >= 15,
        direction: direction, locale: locale, seed: seed)
    case .profile:
      return profile(
        size: size, topInset: topInset, sideInset: side, scale: scale, isDark: isDark, direction: direction,
        locale: locale,
        seed: seed)
    case .photo:
      return photo(
        size: size, topInset: topInset, sideInset: side, scale: scale, isDark: isDark, direction: direction,
        locale: locale,
        seed: seed)
    case .text:
      return text(
        size: size, topInset: topInset, sideInset: side, scale: scale, isDark: isDark, direction: direction,
        locale: locale,
        seed: seed)
    case .none:
      var canvas = SceneryCanvas(size: size)
      canvas.add(.rect(canvas.bounds, radius: 0, fill: PageColors(isDark: isDark).background))
      return canvas.drawing
    }
  }
}
