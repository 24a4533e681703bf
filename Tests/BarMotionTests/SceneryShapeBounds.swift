import BarDisplay
import BarGeometry

extension Shape {
  /// Everything the shape can touch, from its coordinates alone; nil for shadows, which may reach further.
  var extent: Rect? {
    switch self {
    case .rect(let rect, _, _), .ellipse(let rect, _), .gradient(let rect, _, _), .text(let rect, _, _),
      .image(let rect, _, _):
      rect
    case .fill(let path, _): path.hull
    case .stroke(let path, let width, _): path.hull.outset(by: width / 2)
    case .shadow: nil
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }
}

extension Path {
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// The box around all points, controls included.
  var hull: Rect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return .zero
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Where a horizontal line cuts the outline of a path with one contour, left to right; curves in 64 steps.
  func crossings(y: Double) -> [Double] {
    var polygon: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): polygon.append(point)
      case .curve(let first, let second, let end):
        guard let start = polygon.last else { continue }
        for step in 1...64 {
          let t = Double(step) / 64
          let u = 1 - t
          func at(_ part: (Point) -> Double) -> Double {
            u * u * u * part(start) + 3 * u * u * t * part(first) + 3 * u * t * t * part(second)
              + t * t * t * part(end)
          }
          polygon.append(Point(x: at(\.x), y: at(\.y)))
        }
      case .close: break
      }
    }
    return zip(polygon, polygon.dropFirst() + polygon.prefix(1)).compactMap { a, b in
      guard (a.y <= y) != (b.y <= y) else { return nil }
      return a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
    }.sorted()
  }
}

/// True when `first` and `second`, `width` points wide, are mirror images: rectangles, paths and text frames
/// reflected, all else equal. Coordinates may differ by their rounding, a thousandth of a point each.
func areMirrored(_ first: Drawing, _ second: Drawing) -> Bool {
  let width = first.size.width
  guard first.size == second.size, first.shapes.count == second.shapes.count else { return false }
  func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.0025 }
  func reflects(_ a: Rect, _ b: Rect) -> Bool {
    near(width - a.maxX, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height)
  }
  func reflects(_ a: Path, _ b: Path) -> Bool {
    zip(a.points, b.points).allSatisfy { near(width - $0.x, $1.x) && near($0.y, $1.y) }
      && a.elements.count == b.elements.count
  }
  return zip(first.shapes, second.shapes).allSatisfy { one, two in
    switch (one, two) {
    case (.rect(let a, let r, let c), .rect(let b, let s, let d)): reflects(a, b) && r == s && c == d
    case (.ellipse(let a, let c), .ellipse(let b, let d)): reflects(a, b) && c == d
    case (.fill(let a, let c), .fill(let b, let d)): reflects(a, b) && c == d
    case (.stroke(let a, let w, let c), .stroke(let b, let v, let d)): reflects(a, b) && w == v && c == d
    case (.gradient(let a, let r, let g), .gradient(let b, let s, let h)):
      reflects(a, b) && r == s && g.stops == h.stops && near(180 - g.angle, h.angle)
    case (.shadow(let a, let r, let w, let c), .shadow(let b, let s, let v, let d)):
      reflects(a, b) && r == s && w == v && c == d
    case (.text(let a, let t, let c), .text(let b, let u, let d)):
      reflects(a, b) && t.string == u.string && t.baseline == u.baseline && c == d
        && u.direction == .rightToLeft
    default: false
    }
  }
}
