/// Where a bar ends, as far as it can be seen. Rows are pixels from the picture's top.
package struct BarEdge: Hashable {
  package struct Hairline: Hashable {
    /// Its upper edge; a fraction where a recording has smeared it over two rows.
    package var y: Double
    /// Pixels.
    package var thickness: Int
    package var color: PixelColor
  }

  /// The first row that is not the bar's; a fraction where the boundary cuts through a row.
  package var bottom: Double
  package var hairline: Hairline?

  /// Looks down `rows`, which begin within the bar, for the first whose paper differs from the bar's; nil when bar and
  /// page look the same.
  /// - Parameter paper: the bar's own colour.
  package static func find(
    in picture: Picture, rows: Range<Int>, paper: PixelColor, mapping: ScreenMapping
  ) -> BarEdge? {
    let papers = rows.map { picture.paper(ofRow: $0) }
    guard let first = papers.firstIndex(where: { $0.difference(to: paper) > mapping.noise }) else {
      return nil
    }
    // A line is one pixel, which recordings smear to three: then comes the page.
    let end = first + 4
    guard end < papers.count else { return BarEdge(bottom: Double(rows.lowerBound + first)) }
    let page = papers[end]
    // Sharpened recordings overshoot a little on both sides of a boundary; a line is clearly outside.
    let slack = max(mapping.noise, paper.difference(to: page) / 8)
    let excess = papers.prefix(end).map { $0.excess(over: paper, page) }
    let line = (first..<end).filter { excess[$0] > slack }
    guard let top = line.first, let last = line.last else {
      let covered = papers[first..<end].reduce(0.0) { $0 + $1.coverage(of: page, over: paper) }
      return BarEdge(bottom: Double(rows.lowerBound + end) - covered)
    }
    let smear = max(top - 1, 0)..<min(last + 2, end)
    let weight = smear.reduce(0) { $0 + excess[$1] }
    let moment = smear.reduce(0) { $0 + excess[$1] * $1 }
    // In a snapshot rows are whole; in a recording the line lies between those that it darkens.
    let row = mapping.isRecording ? Double(moment) / Double(weight) : Double(top)
    let y = Double(rows.lowerBound) + row
    let darkest = line.max { excess[$0] < excess[$1] } ?? top
    let hairline = Hairline(
      y: y, thickness: last - top + 1,
      color: picture.margin(ofRow: rows.lowerBound + darkest, width: Int(8 * mapping.scale)))
    return BarEdge(bottom: y, hairline: hairline)
  }
}

extension Picture {
  /// The colour of a row's first `width` pixels, where pages draw nothing: their own lines would show through a hairline.
  fileprivate func margin(ofRow y: Int, width: Int) -> PixelColor {
    let edge = Picture(
      width: min(width, self.width), height: 1, pixels: (0..<min(width, self.width)).map { self[$0, y] })
    return edge.paper(ofRow: 0)
  }
}

extension PixelColor {
  /// How far outside the mixtures of two colours this one lies, levels: 0 for what a boundary leaves in a row that it
  /// cuts.
  fileprivate func excess(over a: PixelColor, _ b: PixelColor) -> Int {
    zip(channels, zip(a.channels, b.channels)).reduce(0) { most, channel in
      let (own, ends) = channel
      return max(most, max(min(ends.0, ends.1) - own, own - max(ends.0, ends.1)))
    }
  }
}
