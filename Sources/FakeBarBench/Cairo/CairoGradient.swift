import BarDisplay
import BarGeometry
import CCairo

/// A horizontal gradient, origin at its left end.
final class CairoGradient {
  let stops: [GradientContent.Stop]
  let pattern: OpaquePointer

  /// - Parameter width: pixels.
  init(_ gradient: GradientContent, width: Double) {
    stops = gradient.stops
    pattern = cairo_pattern_create_linear(0, 0, width, 0)!  // never null; failures show in its status
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
  }

  deinit { cairo_pattern_destroy(pattern) }
}
