/// The rows of a bar that hold its texts, as differences from the bar's background in each column: the background may
/// change from left to right, as it does where two bars meet.
package struct BarStrip {
  /// First row of the picture.
  package var first: Int
  package var width: Int
  package var height: Int
  /// Row by row.
  package var differences: [SIMD3<Float>]
  /// Of each column.
  package var papers: [SIMD3<Float>]

  // Texts and symbols lie between 9 and 38 points of the row's 44 (measured: baselines 28, chevrons 11.7 to 32.5).
  private static let ink = 8.0...38.0
  private static let paper = [2.0...8.0, 38.0...43.0]

  /// - Parameter top: of the row, points.
  package init(_ picture: Picture, mapping: ScreenMapping, top: Double) {
    func rows(_ range: ClosedRange<Double>) -> Range<Int> {
      (mapping.row(top + range.lowerBound)..<mapping.row(top + range.upperBound)).clamped(
        to: 0..<picture.height)
    }
    let profile = ColumnProfile(picture, rows: BarStrip.paper.map(rows))
    papers = profile.colors.map { SIMD3<Float>($0) }
    let ink = rows(BarStrip.ink)
    (first, width, height) = (ink.lowerBound, picture.width, ink.count)
    differences = []
    differences.reserveCapacity(width * height)
    for y in ink {
      for x in 0..<picture.width {
        differences.append(SIMD3<Float>(picture[x, y].vector) - papers[x])
      }
    }
  }
}
