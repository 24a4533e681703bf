import BarDisplay
import BarGeometry
import BarPixels

/// Paints linear gradients. Colours are mixed with straight alpha, as CAGradientLayer does (assumed), and
/// rounded once.
struct GradientPainter {
  private let stops: [GradientContent.Stop]
  private let direction: Point

  init(_ gradient: GradientContent) throws(RasterError) {
    guard gradient.angle.isFinite, gradient.stops.allSatisfy({ $0.location.isFinite }) else {
      throw .notFinite("a gradient's angle or stop")
    }
    // Stable, so that two stops at one place make a hard edge in the order given.
    stops = gradient.stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    direction = Trigonometry.direction(degrees: gradient.angle)
  }

  /// A gradient across a whole frame; `solid` when it has one colour, nil when none.
  func raster(width: Int, height: Int) -> Raster? {
    guard let first = stops.first else { return nil }
    if stops.allSatisfy({ $0.color == first.color }) {
      return Rasterizer.solid(first.color.premultipliedWord)
    }
    let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    return .pixmap(ramp(across: frame).pixmap(rows: 0..<height, width: width), origin: .zero)
  }

  /// - Parameter frame: the rectangle that the gradient spans, in pixels; corners get the end colours.
  func ramp(across frame: Rect) -> GradientRamp {
    GradientRamp(across: frame, direction: direction) { color(at: $0).premultipliedWord }
  }

  private func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = (location - from.location) / (to.location - from.location)
    return Color(
      red: from.color.red.interpolated(to: to.color.red, fraction),
      green: from.color.green.interpolated(to: to.color.green, fraction),
      blue: from.color.blue.interpolated(to: to.color.blue, fraction),
      alpha: from.color.alpha.interpolated(to: to.color.alpha, fraction))
  }
}
