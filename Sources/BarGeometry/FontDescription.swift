/// A font by what it must look like; which file serves it is the renderer's business.
public struct FontDescription: Hashable, Sendable {
  /// Size in points.
  public var size: Double
  public var weight: FontWeight
  /// A family name, or nil for the system font.
  public var family: String?
  /// Extra space after each glyph, in points.
  public var kern: Double

  public init(size: Double, weight: FontWeight = .regular, family: String? = nil, kern: Double = 0) {
    self.size = size
    self.weight = weight
    self.family = family
    self.kern = kern
  }
}
