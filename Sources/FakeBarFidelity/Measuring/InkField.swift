package import BarGeometry

/// The ink in some rows of a picture, taken apart into what hangs together.
package struct InkField {
  package let picture: Picture
  package let rows: Range<Int>
  package let paper: PixelColor
  /// The colour farthest from the paper: that of a pixel all covered.
  package private(set) var ink: PixelColor
  /// The number of the component that a pixel belongs to, from 1, row by row.
  private var labels: [Int32]
  package private(set) var bounds: [PixelRect] = []

  /// O(pixels of the rows).
  package init(_ picture: Picture, rows: Range<Int>, paper: PixelColor, threshold: Int) {
    self.picture = picture
    self.rows = rows
    self.paper = paper
    ink = paper
    labels = Array(repeating: 0, count: rows.count * picture.width)
    for y in rows {
      for x in 0..<picture.width {
        let difference = picture[x, y].difference(to: paper)
        if difference > ink.difference(to: paper) { ink = picture[x, y] }
        if difference > threshold { labels[index(x, y)] = -1 }
      }
    }
    for y in rows {
      for x in 0..<picture.width where labels[index(x, y)] == -1 {
        bounds.append(fill(x, y, with: Int32(bounds.count + 1)))
      }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int { (y - rows.lowerBound) * picture.width + x }

  /// Marks everything that touches `x`, `y`, also by a corner, and returns its bounds.
  private mutating func fill(_ x: Int, _ y: Int, with label: Int32) -> PixelRect {
    var left = x
    var right = x
    var bottom = y
    var open = [(x, y)]
    labels[index(x, y)] = label
    while let (x, y) = open.popLast() {
      (left, right, bottom) = (min(left, x), max(right, x), max(bottom, y))
      for ny in max(y - 1, rows.lowerBound)...min(y + 1, rows.upperBound - 1) {
        for nx in max(x - 1, 0)...min(x + 1, picture.width - 1) where labels[index(nx, ny)] == -1 {
          labels[index(nx, ny)] = label
          open.append((nx, ny))
        }
      }
    }
    // The first pixel found lies in the topmost row.
    return PixelRect(x: left, y: y, width: right - left + 1, height: bottom - y + 1)
  }

  /// A component with its edges, by the coverage of `ink`.
  package func component(_ number: Int, ink: PixelColor) -> InkComponent {
    let bounds = bounds[number]
    func coverage(_ xs: Range<Int>, _ ys: Range<Int>) -> Double {
      var most = 0.0
      for y in ys {
        for x in xs where labels[index(x, y)] == Int32(number + 1) {
          most = max(most, picture[x, y].coverage(of: ink, over: paper))
        }
      }
      return most
    }
    let (xs, ys) = (bounds.x..<bounds.maxX, bounds.y..<bounds.maxY)
    let left = Double(bounds.x) + 1 - coverage(bounds.x..<bounds.x + 1, ys)
    let right = Double(bounds.maxX) - 1 + coverage(bounds.maxX - 1..<bounds.maxX, ys)
    let top = Double(bounds.y) + 1 - coverage(xs, bounds.y..<bounds.y + 1)
    let bottom = Double(bounds.maxY) - 1 + coverage(xs, bounds.maxY - 1..<bounds.maxY)
    return InkComponent(
      bounds: bounds, edges: Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// The colour farthest from the paper within components.
  package func ink(of numbers: [Int]) -> PixelColor {
    var result = paper
    for number in numbers {
      let bounds = bounds[number]
      for y in bounds.y..<bounds.maxY {
        for x in bounds.x..<bounds.maxX where labels[index(x, y)] == Int32(number + 1) {
          if picture[x, y].difference(to: paper) > result.difference(to: paper) { result = picture[x, y] }
        }
      }
    }
    return result
  }

  /// Covered pixels per row of the field within columns. O(columns × rows).
  package func rowSums(columns: Range<Int>, ink: PixelColor) -> [Double] {
    rows.map { y in
      columns.reduce(0) { $0 + picture[$1, y].coverage(of: ink, over: paper) }
    }
  }
}
