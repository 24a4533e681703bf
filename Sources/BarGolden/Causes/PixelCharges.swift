import BarGeometry
import BarPixels

/// Charges every different pixel of a frame to the changed layer that is painted last there.
struct PixelCharges {
  /// For each changed layer, then for what no changed layer covers.
  let counts: [Int]

  /// - Parameters:
  ///   - origin: of the compared pictures on the screen, pixels.
  ///   - scale: pixels per point.
  /// Cost: O(pixels + different pixels × regions).
  init(_ map: CompareMap, _ changes: ListChanges, origin: (x: Int, y: Int), scale: Double) {
    // A pixel that a layer covers in part is its own, and so is the next one, where contents are resampled.
    let regions = changes.regions.map { region in
      (rect: Self.pixels(region.rect, scale, origin), owner: region.owner)
    }
    var counts = [Int](repeating: 0, count: changes.layers.count + 1)
    for y in 0..<map.height {
      let row = map.row(y)
      var here: [(from: Int, to: Int, owner: Int)]?
      for x in 0..<map.width where CompareState.isDifferent(row[x]) {
        let spans =
          here
          ?? regions.reversed().filter { $0.rect.y <= y && y < $0.rect.maxY }
          .map { ($0.rect.x, $0.rect.maxX, $0.owner) }
        here = spans
        counts[spans.first { $0.from <= x && x < $0.to }?.owner ?? changes.layers.count] += 1
      }
    }
    self.counts = counts
  }

  private static func pixels(_ rect: Rect, _ scale: Double, _ origin: (x: Int, y: Int)) -> PixelRect {
    // Far beyond any picture: what a list says need not be sensible.
    func pixel(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let value = (points * scale).rounded(rule)
      return value.isNaN ? 0 : Int(value.clamped(to: -1e6...1e6))
    }
    let (x, y) = (pixel(rect.x, .down) - 1 - origin.x, pixel(rect.y, .down) - 1 - origin.y)
    let (right, bottom) = (pixel(rect.maxX, .up) + 1 - origin.x, pixel(rect.maxY, .up) + 1 - origin.y)
    return PixelRect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
  }
}
