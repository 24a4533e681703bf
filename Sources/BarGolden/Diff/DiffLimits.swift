/// How much difference passes. Limits are separate, and each that is given must hold; without any, nothing passes.
public struct DiffLimits: Hashable, Sendable {
  /// Different pixels.
  public var maxPixels: Int?
  /// Different pixels as a share of the rectangle that covers both pictures, 0…1.
  public var maxRatio: Double?
  /// Different pixels in any window of `DiffOptions.window`.
  public var maxInWindow: Int?

  public init(maxPixels: Int? = nil, maxRatio: Double? = nil, maxInWindow: Int? = nil) {
    self.maxPixels = maxPixels
    self.maxRatio = maxRatio
    self.maxInWindow = maxInWindow
  }
}
