import BarDisplay
import BarGeometry
import BarPixels

/// How well one title or item stands out from what lies behind it.
struct InkReading: Hashable, Sendable {
  var frame = 0
  var layer: String
  /// Points, of the part that stands out least.
  var rect: Rect
  /// By WCAG: 1 is none, 21 black on white.
  var ratio: Double
  /// Levels of the channel that differs most.
  var distance: Double
  /// Colours there, as hex.
  var ink: String
  var background: String

  func at(_ frame: Int) -> InkReading {
    var copy = self
    copy.frame = frame
    return copy
  }

  var sighting: Sighting { Sighting(frame: frame, rect: rect, layer: layer, weight: 1 / ratio) }

  /// Every text and template image of bars that is more there than not. Draws the list once, without them.
  /// - Parameter isMoving: what comes or goes is judged as if it were there: a fade is no lack of contrast.
  static func all(
    _ list: DisplayList, isMoving: Bool, height: Double, _ render: (DisplayList) throws -> Pixmap
  ) throws -> [InkReading] {
    let inks = list.placedLayers.compactMap { placed in
      ink(placed, isMoving: isMoving).map { (placed, $0) }
    }
    guard !inks.isEmpty else { return [] }
    let paper = DisplayList(
      size: Size(width: list.size.width, height: min(height, list.size.height)), scale: 1,
      layers: withoutInk(list.layers))
    let picture = try render(paper)
    return inks.compactMap { placed, color in reading(placed, color, picture) }
  }

  /// The colour that a layer writes with; nil for what is no writing, for what is half gone, and for parts of
  /// controls, which bring their own paper.
  private static func ink(_ placed: PlacedLayer, isMoving: Bool) -> Color? {
    let opacity = isMoving ? 1 : placed.opacity
    guard placed.role == .content, placed.opacity > 0.5, !placed.name.contains("titleView/") else {
      return nil
    }
    let color: Color? =
      switch placed.layer.content {
      case .text(_, let color): color
      case .image(_, let tint?): tint
      default: nil
      }
    // A colour that is more than half clear is not meant to be read, such as a title that scrolling fades in.
    return color.flatMap { $0.alpha > 0.5 ? $0.withAlpha($0.alpha * opacity) : nil }
  }

  private static func withoutInk(_ layers: [Layer]) -> [Layer] {
    layers.compactMap { layer in
      let role = LayerRole(layer.name)
      if role == .overlay { return nil }
      var result = layer
      if role == .content {
        switch layer.content {
        case .text, .drawing: result.content = .none
        case .image(_, let tint) where tint != nil: result.content = .none
        default: break
        }
      }
      result.sublayers = withoutInk(layer.sublayers)
      return result
    }
  }

  private static func reading(_ placed: PlacedLayer, _ color: Color, _ picture: Pixmap) -> InkReading? {
    let rect = letters(placed).intersection(placed.visible)
    // A quarter of it that cannot be read is a word that cannot be read.
    let pieces = max(1, min(4, Int(rect.width / 8)))
    var worst: InkReading?
    for piece in 0..<pieces {
      let width = rect.width / Double(pieces)
      let part = Rect(x: rect.x + width * Double(piece), y: rect.y, width: width, height: rect.height)
      let columns = pixels(part.x, part.maxX, picture.width)
      let rows = pixels(part.y, part.maxY, picture.height)
      guard !columns.isEmpty, !rows.isEmpty else { continue }
      let paper = BlockGrid.mean(picture, columns, rows)
      // Nothing is known of what lies behind a frame.
      guard paper.alpha > 254 else { continue }
      let ink = mixed(color, paper)
      let ratio = ink.contrast(paper)
      if ratio < worst?.ratio ?? .infinity {
        worst = InkReading(
          layer: placed.name, rect: part, ratio: ratio, distance: ink.distance(paper), ink: ink.hex,
          background: paper.hex)
      }
    }
    return worst
  }

  /// The rows between ascenders and baseline.
  private static func letters(_ placed: PlacedLayer) -> Rect {
    guard case .text(let text, _) = placed.layer.content, placed.layer.contentsSize == nil else {
      return placed.frame
    }
    let height = text.font.size * 0.75
    return Rect(
      x: placed.frame.x, y: placed.frame.y + text.baseline - height, width: placed.frame.width, height: height
    )
  }

  private static func pixels(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int> {
    let low = max(0, min(limit, Int(start.rounded())))
    return low..<max(low, min(limit, Int(end.rounded())))
  }

  private static func mixed(_ color: Color, _ paper: BlockGrid.Color) -> BlockGrid.Color {
    func mix(_ ink: Double, _ paper: Double) -> Double { ink * 255 * color.alpha + paper * (1 - color.alpha) }
    return BlockGrid.Color(
      red: mix(color.red, paper.red), green: mix(color.green, paper.green), blue: mix(color.blue, paper.blue),
      alpha: 255)
  }
}
