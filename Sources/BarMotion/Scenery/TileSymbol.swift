internal import BarDisplay
internal import BarGeometry

/// The white signs on the coloured tiles of a settings page, drawn on a 29 × 29 grid.
enum TileSymbol: CaseIterable {
  case airplane, waves, bars, link, bell, speaker, moon, hourglass, sun, letters
  case picture, motion, lock, shield, pin, person, cloud, disk, globe, gear

  /// A tile with its sign. Corners as on app icons, 22.5 % of the side.
  func addTile(to canvas: inout SceneryCanvas, _ tile: Rect, _ color: Color) {
    canvas.add(.rect(tile, radius: tile.width * 0.225, fill: color))
    let scale = tile.width / 29
    for shape in shapes(tile: color, locale: canvas.locale) {
      canvas.add(shape.placed(at: tile.origin, scale: scale))
    }
  }
}

extension Shape {
  /// Scaled about the origin, then moved; only the kinds of shape that signs are made of.
  fileprivate func placed(at origin: Point, scale: Double) -> Shape {
    func place(_ rect: Rect) -> Rect {
      Rect(
        x: origin.x + rect.x * scale, y: origin.y + rect.y * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
    switch self {
    case .rect(let rect, let radius, let fill): return .rect(place(rect), radius: radius * scale, fill: fill)
    case .ellipse(let rect, let fill): return .ellipse(place(rect), fill: fill)
    case .fill(let path, let color): return .fill(path.placed(at: origin, scale: scale), color)
    case .stroke(let path, let width, let color):
      return .stroke(path.placed(at: origin, scale: scale), width: width * scale, color)
    default: return self
    }
  }
}
