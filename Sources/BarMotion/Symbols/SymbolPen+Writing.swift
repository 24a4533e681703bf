internal import BarDisplay
internal import BarGeometry

/// Compose and reply.
extension SymbolPen {
  /// A sheet, open at the top right where the pencil lies.
  mutating func squareAndPencil() {
    let frame = middle
    let (top, right) = (frame.y + 2.4, frame.maxX - 2.4)
    line(
      (frame.x + frame.width * 0.58, top), (frame.x, top), (frame.x, frame.maxY), (right, frame.maxY),
      (right, top + frame.height * 0.41), rounding: 3.2)
    // Along the pencil from its head at the top right; across it to the lower right.
    let half = look.isThin ? 1.3 : 1.45
    let slant = 0.7071067812
    // The head's corners, rounded by half a point, must reach the box: √2 − 1 of that is cut off them.
    let inset = half * slant - 0.5 * 0.4142135624
    let head = Point(x: box.maxX - inset, y: box.y + inset)
    func at(_ along: Double, _ across: Double) -> Point {
      Point(x: head.x + (across - along) * slant, y: head.y + (across + along) * slant)
    }
    let length = box.width * 0.76
    let (cap, neck) = (1.9, length - 3)
    fill(.rounded([at(0, -half), at(0, half), at(cap, half), at(cap, -half)], radius: 0.5, closed: true))
    fill(
      .rounded(
        [at(cap + 0.9, -half), at(cap + 0.9, half), at(neck, half), at(length, 0), at(neck, -half)],
        radius: 0.3, closed: true))
  }

  /// A broad arrow to the left whose tail comes up from the lower right.
  mutating func turningArrow() {
    let frame = middle
    let wing = frame.x + frame.width * 0.36
    let head = frame.height * 0.79
    let axis = frame.y + head / 2
    let body = head * 0.25
    let tail = Point(x: frame.maxX, y: frame.maxY)
    let upper = Point(x: wing, y: axis - body)
    let lower = Point(x: wing, y: axis + body)
    let rest = frame.maxX - wing
    stroke(
      Path([
        .move(Point(x: frame.x, y: axis)), .line(Point(x: wing, y: frame.y)), .line(upper),
        .curve(
          Point(x: wing + rest * 0.62, y: upper.y), Point(x: tail.x, y: axis + 1), to: tail),
        .curve(
          Point(x: tail.x - rest * 0.26, y: lower.y + 1.6), Point(x: wing + rest * 0.5, y: lower.y),
          to: lower), .line(Point(x: wing, y: frame.y + head)), .close,
      ]))
  }
}
