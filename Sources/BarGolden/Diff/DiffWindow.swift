import BarPixels

/// The square window of a picture that holds the most different pixels; cut where the picture is narrower or lower.
public struct DiffWindow: Hashable, Sendable, Codable {
  /// Pixels.
  public var side: Int
  public var x: Int
  public var y: Int
  public var different: Int

  /// - Parameter rows: those with differences; nil for none.
  init?(_ map: CompareMap, rows: Range<Int>, side: Int) {
    var count = WindowCount(width: map.width, height: map.height, side: side)
    let found = count.largest(map, rows: rows)
    guard found.count > 0 else { return nil }
    self.side = min(side, max(map.width, map.height))
    (x, y, different) = (found.x, found.y, found.count)
  }
}
