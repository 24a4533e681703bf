import BarGeometry

extension LineCursor {
  /// A whole line of a drawing.
  mutating func shape() throws(DisplayListTextError) -> Shape {
    let shape = try unfinishedShape()
    try finish("another line for another shape")
    return shape
  }

  private mutating func unfinishedShape() throws(DisplayListTextError) -> Shape {
    if accept("rect") {
      return .rect(try rect(), radius: try radius(), fill: try color())
    }
    if accept("ellipse") { return .ellipse(try rect(), fill: try color()) }
    if accept("fill") {
      let color = try color()
      return .fill(try path(), color)
    }
    if accept("stroke") {
      try expect("width")
      let width = try number()
      let color = try color()
      return .stroke(try path(), width: width, color)
    }
    if accept("gradient") {
      return .gradient(try rect(), radius: try radius(), try gradient())
    }
    if accept("shadow") {
      let rect = try rect()
      let radius = try radius()
      try expect("blur")
      return .shadow(rect, radius: radius, blur: try number(), try color())
    }
    if accept("text") { return .text(try rect(), try text(), try color()) }
    if accept("image") { return .image(try rect(), try image(), tint: try tint()) }
    throw unexpected("a shape, one of rect, ellipse, fill, stroke, gradient, shadow, text, image")
  }

  private mutating func radius() throws(DisplayListTextError) -> Double {
    accept("radius") ? try number() : 0
  }

  private mutating func path() throws(DisplayListTextError) -> Path {
    var path = Path()
    while true {
      if accept("M") {
        path.elements.append(.move(try point()))
      } else if accept("L") {
        path.elements.append(.line(try point()))
      } else if accept("C") {
        path.elements.append(.curve(try point(), try point(), to: try point()))
      } else if accept("Z") {
        path.elements.append(.close)
      } else {
        return path
      }
    }
  }
}
