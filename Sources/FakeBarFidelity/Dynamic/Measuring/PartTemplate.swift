/// A text or symbol as it rests: how much of each pixel its ink covers, and the ink's colour.
package struct PartTemplate {
  package var part: MovingPart
  /// First column and first row in the strip.
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  /// Row by row.
  package var coverage: [Float]
  package var ink: SIMD3<Float>

  /// - Parameter box: of the part, pixels of the strip, any size; the ink is the colour farthest from the paper.
  package init(_ part: MovingPart, in strip: BarStrip, columns: Range<Int>, rows: Range<Int>) {
    self.part = part
    let columns = columns.clamped(to: 0..<strip.width)
    let rows = rows.clamped(to: 0..<strip.height)
    (x, y, width, height) = (columns.lowerBound, rows.lowerBound, columns.count, rows.count)
    var farthest = SIMD3<Float>.zero
    var paper = SIMD3<Float>.zero
    for row in rows {
      for column in columns {
        let difference = strip.differences[row * strip.width + column]
        if (difference * difference).sum() > (farthest * farthest).sum() {
          (farthest, paper) = (difference, strip.papers[column])
        }
      }
    }
    ink = paper + farthest
    let length = max((farthest * farthest).sum(), 1)
    coverage = rows.flatMap { row in
      columns.map { column in
        min(max((strip.differences[row * strip.width + column] * farthest).sum() / length, 0), 1)
      }
    }
  }
}
