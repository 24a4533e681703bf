internal import BarDisplay
internal import BarGeometry

extension Path {
  /// A polyline whose corners are rounded, at most by half of the shorter side that meets there. The ends of
  /// an open one stay where they are.
  static func rounded(_ points: [Point], radius: Double, closed: Bool) -> Path {
    guard radius > 0, points.count > 2 else {
      return Path(Path(points: points).elements + (closed ? [.close] : []))
    }
    let count = points.count
    var elements: [Element] = []
    func add(_ point: Point) { elements.append(elements.isEmpty ? .move(point) : .line(point)) }
    for (index, corner) in points.enumerated() {
      guard closed || (index > 0 && index < count - 1) else {
        add(corner)
        continue
      }
      let before = points[(index + count - 1) % count]
      let after = points[(index + 1) % count]
      let reach = radius * corner.cutLength(before, after)
      let start = corner.moved(towards: before, by: reach)
      let end = corner.moved(towards: after, by: reach)
      add(start)
      elements.append(turn(from: start, corner: corner, to: end))
    }
    return Path(elements + (closed ? [.close] : []))
  }

  /// An arc about `center` that runs through the directions in order, less than half a turn between two of
  /// them. Directions need not have unit length.
  static func arc(center: Point, radius: Double, through directions: [Point]) -> Path {
    let units = directions.map(\.normalized)
    func at(_ unit: Point) -> Point { Point(x: center.x + unit.x * radius, y: center.y + unit.y * radius) }
    guard let first = units.first else { return Path() }
    var elements: [Element] = [.move(at(first))]
    for (a, b) in zip(units, units.dropFirst()) {
      // Arm of the cubic: 4/3 · tan(quarter of the angle), by the half-angle formulas.
      let cosine = a.x * b.x + a.y * b.y
      let half = ((1 + cosine) / 2).squareRoot()
      let quarter = ((1 - half) / (1 + half)).squareRoot()
      let arm = 4.0 / 3 * quarter * radius
      let turnsRight = a.x * b.y - a.y * b.x > 0 ? 1.0 : -1
      let (start, end) = (at(a), at(b))
      elements.append(
        .curve(
          Point(x: start.x - a.y * arm * turnsRight, y: start.y + a.x * arm * turnsRight),
          Point(x: end.x + b.y * arm * turnsRight, y: end.y - b.x * arm * turnsRight), to: end))
    }
    return Path(elements)
  }
}

extension Point {
  var length: Double { (x * x + y * y).squareRoot() }
  var normalized: Point { Point(x: x / length, y: y / length) }

  func moved(towards other: Point, by distance: Double) -> Point {
    let way = (other - self).normalized
    let short = min(distance, (other - self).length / 2)
    return Point(x: x + way.x * short, y: y + way.y * short)
  }

  /// How much of either side a rounding of radius 1 takes in this corner: 1 for a right angle, more in a
  /// sharper one (the cotangent of half the angle).
  fileprivate func cutLength(_ before: Point, _ after: Point) -> Double {
    let a = (before - self).normalized
    let b = (after - self).normalized
    let cosine = a.x * b.x + a.y * b.y
    return ((1 + cosine) / (1 - cosine)).squareRoot()
  }
}

extension Path {
  /// Stretched so that it just fills `box`, curves counted by points along them.
  func fitted(to box: Rect) -> Path {
    let outline = sampled
    let (xs, ys) = (outline.map(\.x), outline.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(), right > left,
      bottom > top
    else { return self }
    let (x, y) = (box.width / (right - left), box.height / (bottom - top))
    return map { Point(x: box.x + ($0.x - left) * x, y: box.y + ($0.y - top) * y) }
  }

  /// Points on the outline, eight to a curve.
  private var sampled: [Point] {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        let start = points.last ?? first
        for step in 1...8 {
          let t = Double(step) / 8
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
          )
          points.append(
            Point(
              x: a * start.x + b * first.x + c * second.x + d * end.x,
              y: a * start.y + b * first.y + c * second.y + d * end.y))
        }
      case .close: break
      }
    }
    return points
  }
}
