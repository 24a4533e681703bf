import BarDisplay
import BarGeometry

extension Content {
  /// The one colour that it is drawn in; nil where there is none or several.
  var soleColor: Color? {
    switch self {
    case .color(let color), .text(_, let color): return color
    case .image(_, let tint): return tint
    case .drawing(let drawing):
      let colors = Set(drawing.shapes.map(\.color))
      return colors.count == 1 ? colors.first ?? nil : nil
    case .none, .gradient: return nil
    }
  }

  /// The same in another colour; what has no sole colour stays.
  func colored(_ color: Color) -> Content {
    guard soleColor != nil else { return self }
    switch self {
    case .color: return .color(color)
    case .text(let text, _): return .text(text, color: color)
    case .image(let image, _): return .image(image, tint: color)
    case .drawing(var drawing):
      drawing.shapes = drawing.shapes.map { $0.colored(color) }
      return .drawing(drawing)
    case .none, .gradient: return self
    }
  }
}

extension Shape {
  /// nil for pictures and gradients.
  fileprivate var color: Color? {
    switch self {
    case .rect(_, _, let color), .ellipse(_, let color), .fill(_, let color), .stroke(_, _, let color),
      .text(_, _, let color), .shadow(_, _, _, let color):
      color
    case .gradient: nil
    case .image(_, _, let tint): tint
    }
  }

  fileprivate func colored(_ color: Color) -> Shape {
    switch self {
    case .rect(let rect, let radius, _): .rect(rect, radius: radius, fill: color)
    case .ellipse(let rect, _): .ellipse(rect, fill: color)
    case .fill(let path, _): .fill(path, color)
    case .stroke(let path, let width, _): .stroke(path, width: width, color)
    case .text(let rect, let text, _): .text(rect, text, color)
    case .shadow(let rect, let radius, let blur, _): .shadow(rect, radius: radius, blur: blur, color)
    case .gradient: self
    case .image(let rect, let image, _): .image(rect, image, tint: color)
    }
  }
}
