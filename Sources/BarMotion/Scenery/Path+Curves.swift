internal import BarDisplay
internal import BarGeometry

extension Path {
  /// Length of the control arms of a cubic that follows a quarter of a unit circle: 4/3 · (√2 − 1).
  static let quarterArm = 0.5522847498

  func map(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map {
        switch $0 {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let first, let second, let end):
          .curve(transform(first), transform(second), to: transform(end))
        case .close: .close
        }
      })
  }

  func mirrored(in width: Double) -> Path { map { Point(x: width - $0.x, y: $0.y) } }

  /// Scaled by `scale` about the origin, then moved to `origin`.
  func placed(at origin: Point, scale: Double = 1) -> Path {
    map { Point(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale) }
  }

  /// A closed polygon through x, y pairs.
  static func polygon(_ coordinates: (Double, Double)...) -> Path {
    var path = Path(points: coordinates.map { Point(x: $0.0, y: $0.1) })
    path.elements.append(.close)
    return path
  }

  /// A quarter turn or less from `start` to `end`, whose tangents meet at `corner`.
  static func turn(from start: Point, corner: Point, to end: Point) -> Element {
    func arm(_ from: Point) -> Point {
      Point(
        x: from.x + (corner.x - from.x) * quarterArm, y: from.y + (corner.y - from.y) * quarterArm)
    }
    return .curve(arm(start), arm(end), to: end)
  }

  static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let corners = [
      Point(x: rect.maxX, y: rect.y), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.x, y: rect.maxY), rect.origin,
    ]
    let along = [
      Point(x: radius, y: 0), Point(x: 0, y: radius), Point(x: -radius, y: 0), Point(x: 0, y: -radius),
    ]
    var elements: [Element] = [.move(rect.origin + along[0])]
    for (index, corner) in corners.enumerated() {
      let start = corner - along[index]
      elements.append(.line(start))
      elements.append(turn(from: start, corner: corner, to: corner + along[(index + 1) % 4]))
    }
    return Path(elements + [.close])
  }

  /// An open quarter circle about `center`, opening upwards from 45° left to 45° right (or the reverse).
  static func fanArc(center: Point, radius: Double, reversed: Bool = false) -> [Element] {
    let half = radius * 0.7071067812
    let left = Point(x: center.x - half, y: center.y - half)
    let right = Point(x: center.x + half, y: center.y - half)
    let corner = Point(x: center.x, y: center.y - 2 * half)
    return reversed
      ? [.line(right), turn(from: right, corner: corner, to: left)]
      : [.line(left), turn(from: left, corner: corner, to: right)]
  }

  /// The part of a ring that `fanArc` spans; a full fan when `inner` is 0.
  static func fan(center: Point, inner: Double, outer: Double) -> Path {
    var elements = fanArc(center: center, radius: outer)
    elements += inner > 0 ? fanArc(center: center, radius: inner, reversed: true) : [.line(center)]
    if case .line(let start) = elements[0] { elements[0] = .move(start) }
    return Path(elements + [.close])
  }
}

extension Path {
  static func ellipse(in rect: Rect) -> Path {
    let right = Point(x: rect.maxX, y: rect.midY)
    let bottom = Point(x: rect.midX, y: rect.maxY)
    let left = Point(x: rect.x, y: rect.midY)
    let top = Point(x: rect.midX, y: rect.y)
    return Path([
      .move(right), turn(from: right, corner: Point(x: rect.maxX, y: rect.maxY), to: bottom),
      turn(from: bottom, corner: Point(x: rect.x, y: rect.maxY), to: left),
      turn(from: left, corner: rect.origin, to: top),
      turn(from: top, corner: Point(x: rect.maxX, y: rect.y), to: right), .close,
    ])
  }
}
