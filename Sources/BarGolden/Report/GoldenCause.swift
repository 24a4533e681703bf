/// Why pixels or lists differ: one property of one layer that is not as it was.
public struct GoldenCause: Hashable, Sendable, Codable {
  /// The layer's name, such as “bar/back/label”; nil for what no layer explains: another renderer.
  public var layer: String?
  /// What of it changed: “x”, “opacity”, “text”, “layer” (it is new or gone).
  public var property: String
  /// How: “−8 pt”, “#FFFFFF → #FF0000”, “is new”. The same change in many frames has the same words.
  public var change: String
  /// Frames of the step in which it changed, from 0, ascending.
  public var frames: [Int]
  /// The part of what differs that it explains, 0…1. Properties that changed together in one layer explain the same
  /// pixels, so that shares may add up to more than 1.
  public var share: Double

  public init(layer: String?, property: String, change: String, frames: [Int], share: Double) {
    self.layer = layer
    self.property = property
    self.change = change
    self.frames = frames
    self.share = share
  }

  /// What names it across frames, scenes and runs: “bar/back/label: x −8 pt”. Approving by cause goes by this.
  public var key: String { "\(layer ?? "renderer"): \(property) \(change)" }
}
