import BarPixels

/// The colour of each row of a picture's part, whatever is written on it: channel by channel the median.
struct RowProfile {
  struct Row: Hashable {
    var color: BlockGrid.Color
    /// Share of the pixels that have it, within a few levels.
    var agreement: Double
  }

  /// Levels: palettes of recordings are off by four.
  static let closeness = 8

  let rows: [Row]

  /// - Parameter columns: pixels; not empty. Cost: O(pixels).
  init(_ pixmap: Pixmap, columns: Range<Int>, rows count: Int) {
    rows = (0..<min(count, pixmap.height)).map { RowProfile.row(pixmap.row($0), columns) }
  }

  private static func row(_ line: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>) -> Row {
    var counts = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 3)
    for x in columns {
      let word = line[x]
      counts[0][Int(word >> 16 & 255)] += 1
      counts[1][Int(word >> 8 & 255)] += 1
      counts[2][Int(word & 255)] += 1
    }
    let middle = counts.map { median($0, columns.count) }
    var alike = 0
    for x in columns {
      let word = line[x]
      let levels = [Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255)]
      if zip(levels, middle).allSatisfy({ abs($0 - $1) <= closeness }) { alike += 1 }
    }
    let color = BlockGrid.Color(
      red: Double(middle[0]), green: Double(middle[1]), blue: Double(middle[2]), alpha: 255)
    return Row(color: color, agreement: Double(alike) / Double(max(1, columns.count)))
  }

  private static func median(_ counts: [Int], _ total: Int) -> Int {
    var sum = 0
    for (level, count) in counts.enumerated() {
      sum += count
      if sum * 2 >= total { return level }
    }
    return 255
  }

  /// The row in which a bar's band ends: the first, beyond any status bar, where the colour changes for good or a line
  /// is drawn; and how many rows the line has. nil when no such row is seen.
  /// - Parameter scale: pixels per point.
  func band(scale: Double) -> (bottom: Int, line: Int)? {
    // A bar's row is 32 points or more, with a large title, a prompt and a status bar up to 200.
    let first = Int((28 * scale).rounded())
    let last = min(rows.count - 5, Int((200 * scale).rounded()))
    guard first > 3, first < last else { return nil }
    for y in first..<last {
      let above = rows[y - 2]
      guard above.agreement > 0.6, above.color.distance(rows[y - 1].color) <= Double(RowProfile.closeness)
      else {
        continue
      }
      guard rows[y].agreement > 0.6, rows[y].color.distance(above.color) > Double(RowProfile.closeness) else {
        continue
      }
      // A line is a few rows that differ from what follows as well.
      let line = (1...4).first { rows[y + $0].color.distance(rows[y].color) > Double(RowProfile.closeness) }
      return (y, line ?? 0)
    }
    return nil
  }
}
