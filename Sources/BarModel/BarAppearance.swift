public import BarGeometry

/// How one resting bar looks for one page: legacy properties and iOS 13 appearances resolved into one form,
/// colours fixed for light or dark.
public struct BarAppearance: Hashable, Sendable {
  public var background = Background()
  public var shadow = Shadow.none
  /// Buttons, back label and indicator.
  public var tintColor = Color.black
  public var title = Title()
  public var largeTitle = Title(font: TextAttributes().largeTitleFont)
  /// Plain items, done items, the back button.
  public var button = ButtonAppearance(weight: .regular)
  public var doneButton = ButtonAppearance(weight: .semibold)
  public var backButton = ButtonAppearance(weight: .regular)
  /// nil: the system's chevron.
  public var backIndicator: BackIndicator?
  /// Of the whole bar, 0…1.
  public var alpha = 1.0
  /// `isTranslucent`: whether pages extend under the bar.
  public var isTranslucent = true
  /// A bar of style black asks for a light status bar.
  public var isBlack = false

  public init() {}

  /// Back to front: material, colour, image.
  public struct Background: Hashable, Sendable {
    public var material: BarMaterial?
    public var color: Color?
    public var image: BarImage?
    public var imageContentMode = ImageContentMode.scaleToFill
    /// Below 1 when the system makes an opaque image see-through.
    public var imageOpacity = 1.0
    /// Of the background with its shadow, 0…1.
    public var alpha = 1.0

    public init() {}

    /// True when it draws nothing at all.
    public var isEmpty: Bool {
      alpha == 0 || (material == nil && (color?.alpha ?? 0) == 0 && (image?.isEmpty ?? true))
    }
  }

  /// The line below the bar.
  public enum Shadow: Hashable, Sendable {
    case none
    /// One physical pixel.
    case hairline(Color)
    /// Natural height; `tint` for template images.
    case image(BarImage, tint: Color?)
  }

  public struct Title: Hashable, Sendable {
    public var color = Color.black
    public var font = TextAttributes().font
    /// Points, right and down.
    public var offset = Point.zero

    public init(font: FontDescription = TextAttributes().font) { self.font = font }
  }
}
