internal import BarDisplay
internal import BarGeometry

extension Shape {
  /// Reflected about the vertical centre line of a drawing `width` points wide. Glyphs keep their form: only
  /// the frame of a text moves.
  func mirrored(in width: Double) -> Shape {
    switch self {
    case .rect(let rect, let radius, let fill): .rect(rect.mirrored(in: width), radius: radius, fill: fill)
    case .ellipse(let rect, let fill): .ellipse(rect.mirrored(in: width), fill: fill)
    case .fill(let path, let color): .fill(path.mirrored(in: width), color)
    case .stroke(let path, let line, let color): .stroke(path.mirrored(in: width), width: line, color)
    case .gradient(let rect, let radius, let content):
      .gradient(
        rect.mirrored(in: width), radius: radius,
        GradientContent(stops: content.stops, angle: 180 - content.angle))
    case .shadow(let rect, let radius, let blur, let color):
      .shadow(rect.mirrored(in: width), radius: radius, blur: blur, color)
    case .text(let rect, let content, let color): .text(rect.mirrored(in: width), content, color)
    case .image(let rect, let content, let tint): .image(rect.mirrored(in: width), content, tint: tint)
    }
  }

  /// Coordinates rounded to a thousandth of a point and colours to 8 bits, which print short and read back
  /// equal.
  var quantized: Shape {
    switch self {
    case .rect(let rect, let radius, let fill):
      .rect(rect.quantized, radius: radius.quantized, fill: fill.quantized)
    case .ellipse(let rect, let fill): .ellipse(rect.quantized, fill: fill.quantized)
    case .fill(let path, let color): .fill(path.map(\.quantized), color.quantized)
    case .stroke(let path, let line, let color):
      .stroke(path.map(\.quantized), width: line.quantized, color.quantized)
    case .gradient(let rect, let radius, let content):
      .gradient(rect.quantized, radius: radius.quantized, content)
    case .shadow(let rect, let radius, let blur, let color):
      .shadow(rect.quantized, radius: radius.quantized, blur: blur.quantized, color.quantized)
    case .text(let rect, let content, let color): .text(rect.quantized, content, color.quantized)
    case .image(let rect, let content, let tint): .image(rect.quantized, content, tint: tint)
    }
  }
}

extension Point {
  var quantized: Point { Point(x: x.quantized, y: y.quantized) }
}

extension Rect {
  var quantized: Rect {
    Rect(x: x.quantized, y: y.quantized, width: width.quantized, height: height.quantized)
  }
}
