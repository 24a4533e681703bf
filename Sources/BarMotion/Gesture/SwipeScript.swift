/// Where a finger is, when, and what its release leads to.
public struct SwipeScript: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    /// Seconds since the touch.
    public var time: Double
    /// The finger's way over the page's width, in the direction of a pop; negative the other way.
    public var fraction: Double

    public init(time: Double, fraction: Double) {
      self.time = time
      self.fraction = fraction
    }
  }

  public enum Release: String, CaseIterable, Hashable, Sendable {
    /// As the controller's policy decides.
    case auto
    case finish
    case cancel
  }

  /// By rising time; linear between them.
  public var points: [Point]
  public var release: Release
  /// It begins at the screen's edge; else anywhere on the page.
  public var isEdge: Bool

  public init(points: [Point], release: Release = .auto, isEdge: Bool = true) {
    self.points = points
    self.release = release
    self.isEdge = isEdge
  }
}
