/// How crowded differences are: the largest number of different pixels in any square window of a picture.
///
/// A share of the whole picture says little about a small icon that is gone; this does.
public struct WindowCount {
  private let side: Int
  /// Different pixels in each column over the last `side` rows.
  private var columns: [Int32]

  /// - Parameter side: pixels; cut to the picture's shorter side, as pixelmatch's windows are.
  public init(width: Int, height: Int, side: Int) {
    self.side = max(1, min(side, width, height))
    columns = Array(repeating: 0, count: width)
  }

  /// - Parameter rows: those that hold any difference.
  /// - Returns: the count, and the top left corner of the first such window. Cost: O(width × rows).
  public mutating func largest(_ states: CompareMap, rows: Range<Int>) -> (count: Int, x: Int, y: Int) {
    var best = (count: 0, x: 0, y: 0)
    let end = min(states.height, rows.upperBound + side - 1)
    for y in rows.lowerBound..<max(end, rows.lowerBound) {
      change(states, y, by: 1)
      if y >= side { change(states, y - side, by: -1) }
      guard y >= side - 1 else { continue }
      scan(y, &best)
    }
    return best
  }

  private mutating func change(_ states: CompareMap, _ y: Int, by step: Int32) {
    let row = states.row(y)
    columns.withUnsafeMutableBufferPointer { columns in
      for x in 0..<columns.count { columns[x] &+= CompareState.isDifferent(row[x]) ? step : 0 }
    }
  }

  private func scan(_ y: Int, _ best: inout (count: Int, x: Int, y: Int)) {
    var sum = 0
    columns.withUnsafeBufferPointer { columns in
      for x in 0..<columns.count {
        sum += Int(columns[x])
        if x >= side { sum -= Int(columns[x - side]) }
        if x >= side - 1, sum > best.count {
          best = (sum, x - side + 1, y - side + 1)
        }
      }
    }
  }
}
