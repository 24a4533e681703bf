import BarGeometry

extension Phrase {
  static func shape(_ shape: Shape) -> String {
    words(shape).joined(separator: " ")
  }

  private static func words(_ shape: Shape) -> [String] {
    switch shape {
    case .rect(let rect, let radius, let fill):
      ["rect", self.rect(rect)] + self.radius(radius) + [color(fill)]
    case .ellipse(let rect, let fill): ["ellipse", self.rect(rect), color(fill)]
    case .fill(let path, let color): ["fill", self.color(color)] + self.path(path)
    case .stroke(let path, let width, let color):
      ["stroke", "width", number(width), self.color(color)] + self.path(path)
    case .gradient(let rect, let radius, let gradient):
      ["gradient", self.rect(rect)] + self.radius(radius) + self.gradient(gradient)
    case .shadow(let rect, let radius, let blur, let color):
      ["shadow", self.rect(rect)] + self.radius(radius) + ["blur", number(blur), self.color(color)]
    case .text(let rect, let text, let color): ["text", self.rect(rect)] + self.text(text, color)
    case .image(let rect, let image, let tint):
      ["image", self.rect(rect)] + self.image(image, tint: tint)
    }
  }

  private static func radius(_ radius: Double) -> [String] {
    radius == 0 ? [] : ["radius", number(radius)]
  }

  private static func path(_ path: Path) -> [String] {
    path.elements.flatMap { element in
      switch element {
      case .move(let end): ["M", point(end)]
      case .line(let end): ["L", point(end)]
      case .curve(let first, let second, let end): ["C", point(first), point(second), point(end)]
      case .close: ["Z"]
      }
    }
  }
}
