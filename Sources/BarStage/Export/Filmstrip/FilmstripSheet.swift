import BarDisplay
import BarGeometry

/// The layout of a filmstrip, as a display list like any frame. Lengths are points; tiles are named images.
struct FilmstripSheet: Sendable {
  var title: String
  var rows: [FilmstripRow]
  /// Pixels per point of the sheet.
  var scale: Double

  private let margin = 28.0
  private let gap = 16.0
  private let titleHeight = 48.0
  private let headingHeight = 40.0
  private let captionHeight = 36.0

  static func tileName(row: Int, column: Int) -> String { "row\(row)/tile\(column)" }

  private func tileSize(_ row: FilmstripRow) -> Size { size(row.tile) }

  private func size(_ tile: (width: Int, height: Int)) -> Size {
    Size(width: Double(tile.width) / scale, height: Double(tile.height) / scale)
  }

  private func height(_ row: FilmstripRow) -> Double { headingHeight + tileSize(row).height + captionHeight }

  private var size: Size {
    let widths = rows.map { row in
      let columns = Double(row.samples.count)
      return columns * tileSize(row).width + max(columns - 1, 0) * gap
    }
    let heights = rows.reduce(0) { $0 + height($1) } + Double(max(rows.count - 1, 0)) * gap
    return Size(width: max(2 * margin + (widths.max() ?? 0), 520), height: 2 * margin + titleHeight + heights)
  }

  /// The sheet in whole pixels.
  var pixels: (width: Int, height: Int) {
    let empty = DisplayList(size: size, scale: scale, layers: [])
    return (empty.pixelWidth, empty.pixelHeight)
  }

  func list() -> DisplayList {
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
      for (column, sample) in row.samples.enumerated() {
        layers += tile(row, sample, name: Self.tileName(row: index, column: column), column: column, y: y)
      }
      y += height(row) + gap
    }
    return DisplayList(size: size, scale: scale, layers: layers)
  }

  private func tile(_ row: FilmstripRow, _ sample: FrameSample, name: String, column: Int, y: Double)
    -> [Layer]
  {
    let (place, size) = (tileSize(row), size(row.tiles[column]))
    let x = snapped(margin + Double(column) * (place.width + gap))
    let frame = Rect(origin: Point(x: x, y: snapped(y + headingHeight)), size: size)
    let labels = row.labels(sample)
    let caption = FilmstripRow.caption(sample) + (labels.isEmpty ? "" : " · \(labels)")
    return [
      Layer(
        "\(name)/border", frame: frame.outset(by: 1 / scale), content: .color(Color(white: 0, alpha: 0.18))),
      Layer(name, frame: frame, content: .image(ImageContent(digest: name, size: size), tint: nil)),
      text(
        "\(name)/caption", caption,
        Rect(x: x, y: snapped(y + headingHeight) + place.height, width: place.width, height: captionHeight),
        FontDescription(size: 15, weight: .regular), Color(white: 0.35)),
    ] + outlines(row, sample, name: name, column: column, tile: frame)
  }

  private func outlines(
    _ row: FilmstripRow, _ sample: FrameSample, name: String, column: Int, tile: Rect
  ) -> [Layer] {
    row.marks.filter { $0.frame == sample.index }.enumerated().flatMap { index, mark in
      let place = row.place(mark.rect, column: column)
      let rect = Rect(
        x: tile.x + place.x / scale, y: tile.y + place.y / scale, width: place.width / scale,
        height: place.height / scale)
      return FilmstripOutline.layers("\(name)/mark\(index)", rect, in: tile)
    }
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
