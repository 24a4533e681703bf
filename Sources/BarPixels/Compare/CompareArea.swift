/// The area that two pictures share, as far as it is in memory. Both hold the same depth.
public struct CompareArea: Sendable {
  /// Pixels; of the whole area, in memory or not.
  public var width: Int
  public var height: Int
  public var depth: SampleDepth
  public var expected: SampleRows
  public var actual: SampleRows

  public init(width: Int, height: Int, depth: SampleDepth, expected: SampleRows, actual: SampleRows) {
    self.width = width
    self.height = height
    self.depth = depth
    self.expected = expected
    self.actual = actual
  }

  /// Rows above and below a compared row that have to be in memory: smoothed edges are told by the neighbours of
  /// neighbours.
  public static let reach = 2
}
