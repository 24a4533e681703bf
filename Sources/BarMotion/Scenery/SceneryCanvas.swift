internal import BarDisplay
internal import BarGeometry

/// Collects the shapes of a drawing. Everything is laid out left to right; for right-to-left the finished
/// drawing is reflected as a whole, so that no page can forget to mirror a part.
struct SceneryCanvas {
  let size: Size
  let direction: LayoutDirection
  let locale: String
  private var shapes: [Shape] = []

  init(size: Size, direction: LayoutDirection = .leftToRight, locale: String = "en") {
    self.size = size
    self.direction = direction
    self.locale = locale
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  mutating func add(_ shape: Shape) { shapes.append(shape.quantized) }

  mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, _ color: Color
  ) {
    add(.rect(Rect(x: x, y: y, width: width, height: height), radius: radius, fill: color))
  }

  mutating func circle(_ center: Point, radius: Double, _ color: Color) {
    add(.ellipse(Rect(origin: center, size: .zero).outset(by: radius), fill: color))
  }

  /// One line of text between `x` and `x + width`. Nothing is added where there is no room for it.
  mutating func text(
    _ string: String, x: Double, baseline: Double, width: Double, size: Double,
    weight: FontWeight = .regular, color: Color, alignment: TextAlignment = .leading
  ) {
    guard width > 0, !string.isEmpty else { return }
    // Line box of San Francisco: ascent 0.95 em, height 1.2 em (documented in the font's hhea table).
    let ascent = size * 0.95
    let frame = Rect(x: x, y: baseline - ascent, width: width, height: size * 1.2)
    let content = TextContent(
      string, font: FontDescription(size: size, weight: weight), direction: direction, locale: locale,
      baseline: ascent.quantized, alignment: alignment)
    add(.text(frame, content, color))
  }

  var drawing: Drawing {
    guard direction == .rightToLeft else { return Drawing(size: size, shapes: shapes) }
    return Drawing(size: size, shapes: shapes.map { $0.mirrored(in: size.width).quantized })
  }
}
