import BarDisplay
import BarGeometry

/// The frame drawn around a marked place.
enum FilmstripOutline {
  /// Points of the sheet.
  private static let width = 3.0
  private static let color = Color(red: 1, green: 0.18, blue: 0.33)

  /// - Parameters:
  ///   - rect: on the sheet.
  ///   - tile: what is outside is cut off.
  static func layers(_ name: String, _ rect: Rect, in tile: Rect) -> [Layer] {
    let box = rect.intersection(tile)
    guard !box.isEmpty else { return [] }
    let line = min(width, box.width, box.height)
    let sides = [
      Rect(x: box.x, y: box.y, width: box.width, height: line),
      Rect(x: box.x, y: box.maxY - line, width: box.width, height: line),
      Rect(x: box.x, y: box.y, width: line, height: box.height),
      Rect(x: box.maxX - line, y: box.y, width: line, height: box.height),
    ]
    return sides.enumerated().map { index, side in
      Layer("\(name)/\(index)", frame: side, content: .color(color))
    }
  }
}
