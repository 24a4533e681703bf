/// What a page shows below and behind the bar.
public struct PageContent: Hashable, Sendable {
  /// Drawn pages that look like an app.
  public enum Placeholder: String, CaseIterable, Hashable, Sendable {
    case list
    case profile
    case photo
    case text
    case none
  }

  /// Fills the page's view; nil = the placeholder's own background, or systemBackground.
  public var color: DynamicColor?
  public var placeholder: Placeholder
  /// A screenshot that starts at the page's origin, for light mode.
  public var image: BarImage?
  /// The same for dark mode; nil = `image`.
  public var darkImage: BarImage?
  /// The pictures show the whole screen: they start at the screen's top, and what they show of the bars is not drawn.
  public var imageIncludesBars: Bool

  public init(
    color: DynamicColor? = nil, placeholder: Placeholder = .list, image: BarImage? = nil,
    darkImage: BarImage? = nil, imageIncludesBars: Bool = false
  ) {
    self.color = color
    self.placeholder = placeholder
    self.image = image
    self.darkImage = darkImage
    self.imageIncludesBars = imageIncludesBars
  }
}
