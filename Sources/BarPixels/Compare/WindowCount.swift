import CBarKernels

/// How crowded differences are: the largest number of different pixels in any square window of a picture.
///
/// A share of the whole picture says little about a small icon that is gone; this does.
public struct WindowCount {
  /// Pixels.
  private let width: Int
  private let height: Int
  /// Different pixels in each column over the last `height` rows.
  private var columns: [Int32]

  /// - Parameter side: pixels; a window is cut where the picture is narrower or lower.
  public init(width: Int, height: Int, side: Int) {
    (self.width, self.height) = (max(1, min(side, width)), max(1, min(side, height)))
    columns = Array(repeating: 0, count: width)
  }

  /// - Parameter rows: those that hold any difference.
  /// - Returns: the count, and the top left corner of the first such window. Cost: O(width × rows) at most; rows in
  ///   which nothing is noted, and stretches that cannot hold more than was found, are passed over.
  public mutating func largest(_ states: CompareMap, rows: Range<Int>) -> (count: Int, x: Int, y: Int) {
    var best = (count: 0, x: 0, y: 0)
    let end = min(states.height, rows.upperBound + height - 1)
    // Whether columns have changed since they were looked at.
    var isNews = false
    for y in rows.lowerBound..<max(end, rows.lowerBound) {
      if change(states, y, by: 1) { isNews = true }
      if y >= height, change(states, y - height, by: -1) { isNews = true }
      guard y >= height - 1, isNews else { continue }
      isNews = false
      let found = Kernels.table.most_crowded(columns, columns.count, width, Int32(best.count))
      if found.sum > best.count { best = (Int(found.sum), found.start, y - height + 1) }
    }
    return best
  }

  /// False when there is nothing in the row.
  private mutating func change(_ states: CompareMap, _ y: Int, by step: Int32) -> Bool {
    guard let row = states.noted(y) else { return false }
    Kernels.table.count_different(&columns, row, columns.count, step)
    return true
  }
}
