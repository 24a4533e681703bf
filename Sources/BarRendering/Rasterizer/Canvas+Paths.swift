import BarDisplay
import BarGeometry
import CCairo

extension Canvas {
  /// Points; farther out nothing can be seen, and Cairo's 24.8 fixed point stays safe at any scale in use.
  private static let farthest = 100_000.0

  private func near(_ value: Double) -> Double { value.clamped(to: -Canvas.farthest...Canvas.farthest) }

  func move(to point: Point) { cairo_move_to(path, near(point.x), near(point.y)) }

  func line(to point: Point) { cairo_line_to(path, near(point.x), near(point.y)) }

  func curve(_ a: Point, _ b: Point, to end: Point) {
    cairo_curve_to(path, near(a.x), near(a.y), near(b.x), near(b.y), near(end.x), near(end.y))
  }

  func add(_ shape: Path) {
    for element in shape.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .curve(let a, let b, let end): curve(a, b, to: end)
      case .close: cairo_close_path(path)
      }
    }
  }

  /// A rectangle with circular corners, of at most half the shorter side.
  func addRoundedRect(_ rect: Rect, radius: Double) {
    guard !rect.isEmpty else { return }
    let radius = radius.clamped(to: 0...min(rect.width, rect.height) / 2)
    addRoundedRect(rect, radiusX: radius, radiusY: radius)
  }

  func addEllipse(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    addRoundedRect(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  private func addRoundedRect(_ rect: Rect, radiusX rx: Double, radiusY ry: Double) {
    guard rx > 0, ry > 0 else {
      let (left, top) = (near(rect.x), near(rect.y))
      cairo_rectangle(path, left, top, near(rect.maxX) - left, near(rect.maxY) - top)
      return
    }
    // A quarter circle by one Bézier curve, off by 0.03 % of the radius: 4 (√2 − 1) / 3.
    let handle = 1 - 0.5522847498307936
    func corner(_ cornerX: Double, _ cornerY: Double, from start: Point, to end: Point) {
      line(to: start)
      curve(
        Point(x: cornerX + (start.x - cornerX) * handle, y: cornerY + (start.y - cornerY) * handle),
        Point(x: cornerX + (end.x - cornerX) * handle, y: cornerY + (end.y - cornerY) * handle), to: end)
    }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    cairo_new_sub_path(path)
    corner(left, top, from: Point(x: left, y: top + ry), to: Point(x: left + rx, y: top))
    corner(right, top, from: Point(x: right - rx, y: top), to: Point(x: right, y: top + ry))
    corner(right, bottom, from: Point(x: right, y: bottom - ry), to: Point(x: right - rx, y: bottom))
    corner(left, bottom, from: Point(x: left + rx, y: bottom), to: Point(x: left, y: bottom - ry))
    cairo_close_path(path)
  }

  func fill(_ color: Color) {
    setColor(color)
    fillPath()
  }

  /// Fills a rectangle with circular corners, of at most half the shorter side.
  func fill(_ rect: Rect, radius: Double, _ color: Color) {
    guard !rect.isEmpty else { return }
    setColor(color)
    let (left, top) = (near(rect.x), near(rect.y))
    let (width, height) = (near(rect.maxX) - left, near(rect.maxY) - top)
    if radius <= 0, let ink, ink.fill(x: left, y: top, width: width, height: height) { return }
    addRoundedRect(rect, radius: radius)
    fillPath()
  }

  func stroke(width: Double, _ color: Color) {
    guard width > 0 else { return cairo_new_path(path) }
    setColor(color)
    let width = near(width)
    cairo_set_line_width(path, width)
    cairo_set_line_cap(path, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(path, CAIRO_LINE_JOIN_ROUND)
    if let ink { ink.stroke(width: width) } else { cairo_stroke(context) }
  }
}
