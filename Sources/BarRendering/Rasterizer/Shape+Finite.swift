import BarDisplay
import BarGeometry

extension Shape {
  /// False when a coordinate or length is infinite or not a number: Cairo would go astray on it.
  var isFinite: Bool {
    switch self {
    case .rect(let rect, let radius, _): rect.isFinite && radius.isFinite
    case .ellipse(let rect, _): rect.isFinite
    case .fill(let path, _): path.isFinite
    case .stroke(let path, let width, _): path.isFinite && width.isFinite
    case .gradient(let rect, let radius, _): rect.isFinite && radius.isFinite
    case .shadow(let rect, let radius, let blur, _): rect.isFinite && radius.isFinite && blur.isFinite
    case .text(let rect, _, _): rect.isFinite
    case .image(let rect, _, _): rect.isFinite
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path {
  fileprivate var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .curve(let a, let b, let end): a.isFinite && b.isFinite && end.isFinite
      case .close: true
      }
    }
  }
}
