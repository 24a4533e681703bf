public import BarGeometry

/// `titleTextAttributes`: what it does not set keeps the system's default.
public struct TextAttributes: Hashable, Sendable {
  public var color: DynamicColor?
  /// Points.
  public var size: Double?
  public var weight: FontWeight?
  public var family: String?
  /// Points.
  public var kern: Double?

  public init(
    color: DynamicColor? = nil, size: Double? = nil, weight: FontWeight? = nil, family: String? = nil,
    kern: Double? = nil
  ) {
    self.color = color
    self.size = size
    self.weight = weight
    self.family = family
    self.kern = kern
  }

  /// The font these attributes give where nothing set means 17 pt semibold (documented: the inline title).
  public var font: FontDescription {
    FontDescription(size: size ?? 17, weight: weight ?? .semibold, family: family, kern: kern ?? 0)
  }
}
