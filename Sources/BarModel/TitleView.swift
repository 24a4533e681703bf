/// `titleView`: what stands in place of the title.
public enum TitleView: Hashable, Sendable {
  case image(BarImage)
  /// A label; nil: the label colour.
  case text(String, color: DynamicColor?)
  /// A segmented control, its first segment chosen.
  case segmented([String])
  /// A search field with its placeholder.
  case search(String)
}
