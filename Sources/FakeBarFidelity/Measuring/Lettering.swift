package import BarGeometry

/// Where a text's letters stand, pixels: read off letters with flat ends, because round ones overshoot.
package struct Lettering {
  package var baseline: Double
  /// nil without a capital that is flat at the top.
  package var capHeight: Double?

  // Flat at the baseline, in San Francisco as in Inter.
  private static let flatBottoms = Set("ABDEFHIKLMNPRTXZfhiklmnrxz")
  private static let flatTops = Set("BDEFHIKLMNPRTXZ")

  /// nil when the ink does not fall apart into the letters of `text`, or none of them is flat.
  package init?(_ components: [InkComponent], text: String) {
    let letters = Array(text.filter { !$0.isWhitespace })
    let boxes = Lettering.letters(components)
    guard boxes.count == letters.count else { return nil }
    let pairs = Array(zip(letters, boxes))
    let bottoms = pairs.filter { Self.flatBottoms.contains($0.0) }.map(\.1.maxY).sorted()
    guard !bottoms.isEmpty else { return nil }
    let baseline = bottoms[bottoms.count / 2]
    self.baseline = baseline
    capHeight = pairs.first { Self.flatTops.contains($0.0) }.map { baseline - $0.1.y }
  }

  /// Dots join the stems below or above them.
  private static func letters(_ components: [InkComponent]) -> [Rect] {
    var boxes: [Rect] = []
    for edges in components.map(\.edges).sorted(by: { $0.x < $1.x }) {
      if let last = boxes.last, min(last.maxX, edges.maxX) - edges.x > min(last.width, edges.width) / 2 {
        boxes[boxes.count - 1] = last.union(edges)
      } else {
        boxes.append(edges)
      }
    }
    return boxes
  }

  /// The baseline of a text too coarse for its letters: where the rows' ink falls off most, by the share of the
  /// letters' ink that the rows at the fall still have. nil for less than four rows.
  /// - Parameter rows: covered pixels per row.
  package static func softBaseline(_ rows: [Double]) -> Double? {
    let padded = [0, 0] + rows + [0, 0]
    let falls = (1..<padded.count - 2).map { (row: $0, fall: padded[$0] - padded[$0 + 1]) }
    guard rows.count >= 4, let steepest = falls.max(by: { $0.fall < $1.fall }), steepest.fall > 0 else {
      return nil
    }
    let row = steepest.row
    let (body, below) = (padded[row - 1], padded[row + 2])
    guard body > below else { return Double(row - 1) }
    func share(_ row: Int) -> Double { min(max((padded[row] - below) / (body - below), 0), 1) }
    return Double(row - 2) + share(row) + share(row + 1)
  }
}
