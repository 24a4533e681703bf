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

  /// The font these attributes give to an inline title: 17 pt semibold where nothing is set (documented).
  public var font: FontDescription { font(size: 17, weight: .semibold) }

  /// The font these attributes give to a large title: 34 pt bold where nothing is set (documented).
  public var largeTitleFont: FontDescription { font(size: 34, weight: .bold) }

  /// The font these attributes give where nothing set means this size and weight.
  public func font(size defaultSize: Double, weight defaultWeight: FontWeight) -> FontDescription {
    FontDescription(
      size: size ?? defaultSize, weight: weight ?? defaultWeight, family: family, kern: kern ?? 0)
  }
}
