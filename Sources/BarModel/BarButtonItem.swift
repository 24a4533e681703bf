/// A button at the bar's side: a title, an image or one of the system's items.
public struct BarButtonItem: Hashable, Sendable {
  /// `UIBarButtonItem.Style`: done is semibold.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case plain
    case done
  }

  /// Counts before everything else.
  public var system: SystemItem?
  public var title: String?
  /// Counts before the title.
  public var image: BarImage?
  public var style: Style
  public var isEnabled: Bool
  /// nil: the bar's tint.
  public var tint: DynamicColor?

  public init(
    title: String? = nil, image: BarImage? = nil, style: Style = .plain, isEnabled: Bool = true,
    tint: DynamicColor? = nil
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.isEnabled = isEnabled
    self.tint = tint
  }

  /// One of the system's items, in its own style.
  public init(system: SystemItem, isEnabled: Bool = true, tint: DynamicColor? = nil) {
    self.init(style: system.style, isEnabled: isEnabled, tint: tint)
    self.system = system
  }

  /// The words on the button; nil where a picture stands.
  func text(_ traits: Traits) -> String? {
    if let system { return system.title(os: traits.os, locale: traits.locale) }
    return image == nil ? title ?? "" : nil
  }
}
