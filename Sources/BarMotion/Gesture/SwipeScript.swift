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

  /// By rising time; linear between them, and from the touch to the first one.
  public var points: [Point]
  public var release: Release
  /// It begins at the screen's edge; else anywhere on the page.
  public var isEdge: Bool

  public init(points: [Point], release: Release = .auto, isEdge: Bool = true) {
    self.points = points
    self.release = release
    self.isEdge = isEdge
  }

  /// Seconds from the touch to the release.
  public var duration: Double { points.last?.time ?? 0 }

  /// The first point that does not come after the one before it; nil in a script that can be played. O(points).
  public var firstDisorder: Int? {
    points.indices.dropFirst().first { points[$0].time <= points[$0 - 1].time }
  }

  /// Where the finger is after `time` seconds; before the first and after the last point as there. O(points).
  public func fraction(at time: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    guard time > first.time else { return first.fraction }
    guard let index = points.firstIndex(where: { $0.time >= time }) else { return last.fraction }
    let (before, after) = (points[index - 1], points[index])
    let share = (time - before.time) / (after.time - before.time)
    return before.fraction + (after.fraction - before.fraction) * share
  }

  /// How fast the finger is when it leaves, in widths of the page a second: the mean over the last tenth of a second,
  /// or over all of a shorter script. UIKit publishes no such rule; Flutter's tracker looks back as far (documented:
  /// velocity_tracker.dart, 100 ms). O(points).
  public var velocity: Double {
    guard let first = points.first, let last = points.last, last.time > first.time else { return 0 }
    let start = max(last.time - 0.1, first.time)
    return (last.fraction - fraction(at: start)) / (last.time - start)
  }

  /// With a point at the touch itself.
  /// - Parameter fraction: where the finger is then, if no point says so.
  func touching(at fraction: Double) -> SwipeScript {
    guard let first = points.first, first.time > 0 else { return self }
    var result = self
    result.points.insert(Point(time: 0, fraction: fraction), at: 0)
    return result
  }
}
