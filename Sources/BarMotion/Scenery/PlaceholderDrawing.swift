public import BarDisplay
public import BarGeometry

/// Pages that look like a real app's, for screens that bring no picture of their own.
///
/// All sizes are in points; a drawing covers the whole of `size` with opaque colour and repeats its content
/// to the bottom. `topInset` is where content begins (the bottom of the bars), `sideInset` what is kept free
/// on both sides, `scale` the pixels per point, so that hairlines are one pixel. `locale` (BCP 47) chooses the language: English, Chinese in both scripts,
/// Japanese or Arabic. `seed`, usually the screen's name, chooses what is shown first. Right-to-left pages
/// are the mirror image of left-to-right ones, texts set from the right. Sizes too small for content, or not
/// finite, give the background alone. Cost grows with the height.
public enum PlaceholderDrawing {
  /// A settings page of grouped rows: full-width groups as before iOS 15, or inset ones with round corners.
  public static func list(
    size: Size, topInset: Double, sideInset: Double = 0, scale: Double, isDark: Bool, isInsetGrouped: Bool,
    direction: LayoutDirection = .leftToRight, locale: String = "en", seed: String
  ) -> Drawing {
    let context = PageContext(
      size: size, topInset: topInset, sideInset: sideInset, scale: scale, isDark: isDark,
      direction: direction,
      locale: locale, seed: seed)
    return ListPage(context: context, isInsetGrouped: isInsetGrouped).drawing()
  }

  /// A person's page: a picture that reaches under the bar, portrait, numbers and posts.
  public static func profile(
    size: Size, topInset: Double, sideInset: Double = 0, scale: Double, isDark: Bool,
    direction: LayoutDirection = .leftToRight, locale: String = "en", seed: String
  ) -> Drawing {
    let context = PageContext(
      size: size, topInset: topInset, sideInset: sideInset, scale: scale, isDark: isDark,
      direction: direction,
      locale: locale, seed: seed)
    return ProfilePage(context: context).drawing()
  }

  /// A landscape from edge to edge, which shows through translucent bars. It is mirrored in right-to-left
  /// layout as well, so that such a frame is the mirror image of the other.
  public static func photo(
    size: Size, topInset: Double, sideInset: Double = 0, scale: Double, isDark: Bool,
    direction: LayoutDirection = .leftToRight, locale: String = "en", seed: String
  ) -> Drawing {
    var context = PageContext(
      size: size, topInset: topInset, sideInset: sideInset, scale: scale, isDark: isDark,
      direction: direction,
      locale: locale, seed: seed)
    context.cover(context.colors.background)
    guard context.hasRoom, size.height >= 100, size.height.isFinite else { return context.canvas.drawing }
    let scenery = LandscapePicture(isDark: isDark, variation: context.variation)
    scenery.add(to: &context.canvas, in: context.canvas.bounds)
    return context.canvas.drawing
  }

  /// An article: headline, byline, paragraphs and a picture.
  public static func text(
    size: Size, topInset: Double, sideInset: Double = 0, scale: Double, isDark: Bool,
    direction: LayoutDirection = .leftToRight, locale: String = "en", seed: String
  ) -> Drawing {
    let context = PageContext(
      size: size, topInset: topInset, sideInset: sideInset, scale: scale, isDark: isDark,
      direction: direction,
      locale: locale, seed: seed)
    return ArticlePage(context: context).drawing()
  }
}
