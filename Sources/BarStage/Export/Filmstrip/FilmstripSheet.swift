import BarDisplay
import BarGeometry
import BarPixels

/// The layout of a filmstrip, as a display list like any frame.
struct FilmstripSheet {
  var title: String
  var rows: [Filmstrip.Row]
  /// Points.
  var tile: Size
  var scale: Double

  private let margin = 28.0
  private let gap = 16.0
  private let titleHeight = 48.0
  private let headingHeight = 40.0
  private let captionHeight = 36.0

  private var columns: Int { rows.map(\.tiles.count).max() ?? 0 }
  private var rowHeight: Double { headingHeight + tile.height + captionHeight }

  private var size: Size {
    let columns = Double(columns)
    return Size(
      width: max(2 * margin + columns * tile.width + max(columns - 1, 0) * gap, 520),
      height: 2 * margin + titleHeight + Double(rows.count) * rowHeight + Double(max(rows.count - 1, 0)) * gap
    )
  }

  /// Puts the tiles into `store` and lays them out.
  func list(store: ImageStore) -> DisplayList {
    let size = size
    var layers = [
      Layer(
        "paper", frame: Rect(origin: .zero, size: size),
        content: .color(Color(red: 0.925, green: 0.925, blue: 0.94))),
      text(
        "title", title, Rect(x: margin, y: margin - 8, width: size.width - 2 * margin, height: titleHeight),
        FontDescription(size: 26, weight: .bold), Color(white: 0.1)),
    ]
    var y = margin + titleHeight
    for (index, row) in rows.enumerated() {
      layers.append(
        text(
          "row\(index)/heading", row.heading,
          Rect(x: margin, y: y, width: size.width - 2 * margin, height: headingHeight),
          FontDescription(size: 17, weight: .medium), Color(white: 0.3)))
      for (column, tile) in row.tiles.enumerated() {
        layers += tileLayers(
          tile, name: "row\(index)/tile\(column)", column: column, y: y + headingHeight, store)
      }
      y += rowHeight + gap
    }
    return DisplayList(size: size, scale: scale, layers: layers)
  }

  private func tileLayers(
    _ tile: Filmstrip.Tile, name: String, column: Int, y: Double, _ store: ImageStore
  ) -> [Layer] {
    let x = snapped(margin + Double(column) * (self.tile.width + gap))
    let size = Size(width: Double(tile.pixmap.width) / scale, height: Double(tile.pixmap.height) / scale)
    let frame = Rect(origin: Point(x: x, y: snapped(y)), size: size)
    store.insert(tile.pixmap, digest: name)
    return [
      Layer(
        "\(name)/border", frame: frame.outset(by: 1 / scale), content: .color(Color(white: 0, alpha: 0.18))),
      Layer(name, frame: frame, content: .image(ImageContent(digest: name, size: size), tint: nil)),
      text(
        "\(name)/caption", tile.caption,
        Rect(x: x, y: frame.maxY, width: self.tile.width, height: captionHeight),
        FontDescription(size: 15, weight: .regular), Color(white: 0.35)),
    ]
  }

  private func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }

  private func text(
    _ name: String, _ string: String, _ frame: Rect, _ font: FontDescription, _ color: Color
  ) -> Layer {
    // Optically centred: capitals are about 0.73 of the size high.
    let baseline = (frame.height + font.size * 0.73) / 2
    return Layer(
      name, frame: frame, content: .text(TextContent(string, font: font, baseline: baseline), color: color))
  }
}
