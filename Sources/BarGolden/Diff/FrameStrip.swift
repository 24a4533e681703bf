import BarCodecs
import BarGeometry
import BarPixels

/// A sheet of frames: for each a cell coloured by how much it differs, and below it the expected picture, the actual
/// one and the difference.
///
/// Squares at the left tell the rows: one for the expected pictures, two for the actual ones, a red one for the
/// differences. A cell is grey where nothing differs, then from yellow over orange to red on a logarithmic scale from a
/// millionth of the picture to all of it; hollow where nothing was compared. A white triangle and frame mark the first
/// frame that differs. Of many frames some are shown, evenly, and the first that differs; each stands below the cells
/// of those it stands for.
struct FrameStrip {
  /// Pixels; what the sheet is wide at most.
  private static let largestWidth = 4000
  /// Pixels; of a frame, larger ones are scaled down.
  private static let largestFrame = (width: 600.0, height: 480.0)
  private static let smallestColumn = 72
  private static let gap = 6
  private static let side = 28
  private static let marks = 10
  private static let heat = 18

  private let distances: [Double?]
  private let first: Int?
  private let scale: Double
  private let column: Int
  private let frameHeight: Int
  /// The frames that are shown.
  let shown: [Int]
  private var canvas: StripCanvas

  /// - Parameters:
  ///   - distances: of each frame, 0…1; nil where nothing was compared. At least one.
  ///   - first: the first frame that differs.
  ///   - width: of the frames, pixels.
  init(_ distances: [Double?], first: Int?, width: Int, height: Int) {
    self.distances = distances
    self.first = first
    let (w, h) = (Double(max(width, 1)), Double(max(height, 1)))
    let fit = min(1, Self.largestFrame.width / w, Self.largestFrame.height / h)
    let widest = max(8, Int(w * fit))
    let room = Self.largestWidth - Self.side - Self.gap
    column = min(widest, max(min(widest, Self.smallestColumn), room / distances.count - Self.gap))
    let columns = max(1, min(distances.count, room / (column + Self.gap)))
    scale = min(fit, Double(column) / w)
    frameHeight = max(1, Int(h * scale))
    shown = (0..<columns).map { index in
      let group = Self.group(index, columns, distances.count)
      return first.map(group.contains) == true ? first ?? group.lowerBound : group.lowerBound
    }
    let sheet = (
      width: Self.side + columns * (column + Self.gap),
      height: Self.marks + Self.heat + 3 * (frameHeight + Self.gap) + Self.gap
    )
    canvas = StripCanvas(width: sheet.width, height: sheet.height)
    for index in shown.indices { paintCells(index) }
    paintRowMarks()
  }

  var image: StraightImage { canvas.image }

  /// The frames that a column stands for.
  private static func group(_ column: Int, _ columns: Int, _ frames: Int) -> Range<Int> {
    column * frames / columns..<(column + 1) * frames / columns
  }

  private func box(_ index: Int, row: Int) -> PixelRect {
    PixelRect(
      x: Self.side + index * (column + Self.gap),
      y: Self.marks + Self.heat + Self.gap + row * (frameHeight + Self.gap), width: column,
      height: frameHeight)
  }

  private mutating func paintCells(_ index: Int) {
    let group = Self.group(index, shown.count, distances.count)
    let x = Self.side + index * (column + Self.gap)
    for frame in group {
      let place = frame - group.lowerBound
      // Cells of neighbouring columns touch: the strip is one.
      let wide = column + Self.gap
      let (left, right) = (x + wide * place / group.count, x + wide * (place + 1) / group.count)
      let line = right - left > 3 ? 1 : 0
      let cell = PixelRect(
        x: left, y: Self.marks, width: max(1, right - left - line), height: Self.heat)
      canvas.fill(cell, StripColor.of(distances[frame]))
      if distances[frame] == nil, cell.width > 4 {
        canvas.fill(
          PixelRect(x: cell.x + 2, y: cell.y + 2, width: cell.width - 4, height: cell.height - 4),
          StripColor.paper)
      }
      if frame == first { canvas.triangle(x: (left + right - line) / 2, y: 1, height: Self.marks - 3) }
    }
    guard shown[index] == first else { return }
    let (top, bottom) = (box(index, row: 0), box(index, row: 2))
    canvas.frame(
      PixelRect(x: top.x - 3, y: top.y - 3, width: column + 6, height: bottom.maxY - top.y + 6), width: 2,
      StripColor.mark)
  }

  private mutating func paintRowMarks() {
    for row in 0..<3 {
      let middle = box(0, row: row).y + frameHeight / 2
      let color = row == 2 ? StripColor.difference : StripColor.mark
      for count in 0..<(row == 1 ? 2 : 1) {
        let y = middle - 4 + (row == 1 ? count * 12 - 6 : 0)
        canvas.fill(PixelRect(x: 10, y: y, width: 8, height: 8), color)
      }
    }
  }

  /// Paints a column's pictures; nil for one that does not exist.
  /// - Throws: `DiffError`.
  mutating func paint(
    _ index: Int, _ expected: DiffSource?, _ actual: DiffSource?, _ options: DiffOptions,
    _ palette: ComparePalette
  ) throws(DiffError) {
    for (row, source) in [expected, actual].enumerated() {
      let box = box(index, row: row)
      if let source {
        canvas.draw(try source.straight(), scale: scale, in: box)
      } else {
        canvas.cross(box)
      }
    }
    let box = box(index, row: 2)
    guard let expected, let actual else {
      canvas.cross(box)
      return
    }
    canvas.drawFaded(try expected.straight(), scale: scale, in: box, fade: palette.fade)
    var options = options
    options.jobs = 1
    let comparison = try PairComparison(expected, actual, options)
    _ = try comparison.run()
    canvas.drawMarks(comparison.map, scale: scale, in: box, palette)
  }
}
