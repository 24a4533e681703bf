import BarGeometry

/// The header of a profile page (R21): it stretches while the page is pulled down and shrinks to a bar's height while
/// it is scrolled, with a segment bar below it that then stays.
public struct ProfileHeader: Hashable, Sendable {
  /// Of the header, points.
  public var height: Double

  /// Points: the header that no scrolling makes lower, and the bar below it (R21).
  public static let minimumHeight = 64.0
  public static let segmentBarHeight = 44.0

  /// Nil for a page that leaves no room for one: the header lies in a top inset that the system does not adjust.
  /// - Parameter scrolled: by how much the content is scrolled from its resting place, points; negative when pulled.
  public init?(_ scroll: ScrollState?, scrolled: Double) {
    guard let scroll, scroll.contentInsetAdjustmentBehavior == .never else { return nil }
    let room = scroll.contentInset.top - Self.segmentBarHeight
    guard room >= Self.minimumHeight else { return nil }
    // R21: max(64, 200 − delta) in an inset of 244.
    height = max(Self.minimumHeight, room - scrolled).quantized
    restingHeight = room
  }

  /// While nothing is scrolled.
  public var restingHeight: Double
}
