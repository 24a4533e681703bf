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
    // The page begins with the first row that is like the next: a line is one pixel, recordings smear it to three.
    let settled = (first + 1..<papers.count).first { row in
      row + 1 < papers.count && papers[row].difference(to: papers[row + 1]) <= mapping.noise
    }
    guard let end = settled, end - first <= 3 else { return BarEdge(bottom: Double(rows.lowerBound + first)) }
    let page = papers[end]
    let contrast = paper.difference(to: page)
    // Sharpened recordings overshoot a little on both sides of a boundary; a line is clearly outside.
    let slack = max(mapping.noise, contrast / 8)
    let line = (first..<end).filter { papers[$0].isOutside(paper, page, by: slack) }
    guard let top = line.first, let last = line.last else {
      let covered = papers[first..<end].reduce(0.0) { $0 + $1.coverage(of: page, over: paper) }
      return BarEdge(bottom: Double(rows.lowerBound + end) - covered)
    }
    let weights = line.map { Double(papers[$0].difference(to: page)) }
    let shift = zip(line, weights).reduce(0.0) { $0 + Double($1.0 - top) * $1.1 } / weights.reduce(0, +)
    let y = Double(rows.lowerBound + top) + shift
    let darkest = line.max { papers[$0].difference(to: page) < papers[$1].difference(to: page) } ?? top
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
  /// False for a mixture of two colours, as a boundary leaves it in a row that it cuts.
  fileprivate func isOutside(_ a: PixelColor, _ b: PixelColor, by slack: Int) -> Bool {
    zip(channels, zip(a.channels, b.channels)).contains { own, ends in
      own < min(ends.0, ends.1) - slack || own > max(ends.0, ends.1) + slack
    }
  }
}
