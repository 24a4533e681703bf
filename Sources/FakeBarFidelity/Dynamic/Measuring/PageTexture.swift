/// How far a page has moved, recognised by what is on it: the best correlation of differences between neighbouring
/// columns, which neither dim nor a highlighted row disturb.
package struct PageTexture {
  // Fewer columns fit anywhere.
  private static let fewest = 16
  private static let surest = 0.8

  private let slopes: [[Float]]
  private let width: Int
  private let rows: Range<Int>

  /// - Parameter picture: of the page at rest.
  package init(_ picture: Picture, rows: Range<Int>) {
    self.rows = rows.clamped(to: 0..<picture.height)
    width = picture.width
    slopes = PageTexture.slopes(picture, self.rows)
  }

  /// Pixels to the right, negative to the left; nil when nothing on the page can be recognised.
  /// - Parameters:
  ///   - columns: in which the page is to be seen.
  ///   - reach: shifts that are tried.
  package func shift(in picture: Picture, columns: Range<Int>, reach: ClosedRange<Int>) -> Double? {
    guard columns.count >= Self.fewest, picture.width == width else { return nil }
    let seen = PageTexture.slopes(picture, rows)
    let fits = reach.map { correlation(seen, columns, $0) }
    guard let best = fits.indices.max(by: { fits[$0] < fits[$1] }), fits[best] >= Float(Self.surest) else {
      return nil
    }
    let shift = Double(reach.lowerBound + best)
    guard best > 0, best + 1 < fits.count else { return shift }
    // The top of a parabola through the best and its neighbours.
    let (a, b, c) = (Double(fits[best - 1]), Double(fits[best]), Double(fits[best + 1]))
    let bend = a - 2 * b + c
    return bend < 0 ? shift + (a - c) / (2 * bend) : shift
  }

  private func correlation(_ seen: [[Float]], _ columns: Range<Int>, _ shift: Int) -> Float {
    let columns = columns.clamped(to: max(0, shift)..<max(max(0, shift), min(width, width + shift)))
    guard columns.count >= Self.fewest else { return 0 }
    var (both, own, other): (Float, Float, Float) = (0, 0, 0)
    for (a, b) in zip(seen, slopes) {
      for x in columns {
        both += a[x] * b[x - shift]
        own += a[x] * a[x]
        other += b[x - shift] * b[x - shift]
      }
    }
    // Ten strokes of twenty levels: what is fainter is noise.
    guard own > 4000, other > 4000 else { return 0 }
    return both / (own * other).squareRoot()
  }

  private static func slopes(_ picture: Picture, _ rows: Range<Int>) -> [[Float]] {
    rows.map { y in
      (0..<picture.width).map { x in
        guard x > 0, x + 1 < picture.width else { return 0 }
        return Float(picture[x + 1, y].vector.level - picture[x - 1, y].vector.level)
      }
    }
  }
}
