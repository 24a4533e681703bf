import BarGeometry
import BarPixels

/// The means of a picture's small squares: what is left of it when single pixels, which resampling may change, do
/// not count.
struct BlockGrid: Hashable, Sendable {
  /// Premultiplied levels 0…255.
  struct Color: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    static let zero = Color(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Pixels of a square's side.
  static let side = 6

  var columns: Int
  var rows: Int
  /// Row by row.
  var colors: [Color]

  /// - Parameter height: pixels from the top that count. Cost: O(pixels).
  init(_ pixmap: Pixmap, height: Int) {
    let side = BlockGrid.side
    let height = min(height, pixmap.height)
    columns = (pixmap.width + side - 1) / side
    rows = (height + side - 1) / side
    colors = Array(repeating: .zero, count: columns * rows)
    for row in 0..<rows {
      let lines = row * side..<min((row + 1) * side, height)
      for column in 0..<columns {
        let pixels = column * side..<min((column + 1) * side, pixmap.width)
        colors[row * columns + column] = BlockGrid.mean(pixmap, pixels, lines)
      }
    }
  }

  static func mean(_ pixmap: Pixmap, _ columns: Range<Int>, _ rows: Range<Int>) -> Color {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      let line = pixmap.row(y)
      for x in columns {
        let word = line[x]
        alpha += Int(word >> 24)
        red += Int(word >> 16 & 255)
        green += Int(word >> 8 & 255)
        blue += Int(word & 255)
      }
    }
    let count = Double(max(1, columns.count * rows.count))
    return Color(
      red: Double(red) / count, green: Double(green) / count, blue: Double(blue) / count,
      alpha: Double(alpha) / count)
  }

  /// Pixels, which are points: pictures of bands have one pixel a point.
  func rect(_ index: Int) -> Rect {
    let side = Double(BlockGrid.side)
    return Rect(
      x: Double(index % columns) * side, y: Double(index / columns) * side, width: side, height: side)
  }
}
