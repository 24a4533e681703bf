package import BarGeometry

/// How a picture's pixels lie on the screen that it shows.
package struct ScreenMapping: Hashable {
  /// Pixels per point.
  package var scale: Double
  /// The picture's corner on the screen, points.
  package var origin: Point
  /// Levels by which equal colours may differ: next to nothing in a PNG, a palette's error in a GIF's frame.
  package var noise: Int

  package init(scale: Double, origin: Point = .zero, noise: Int = 2) {
    self.scale = scale
    self.origin = origin
    self.noise = noise
  }

  package func x(_ pixel: Double) -> Double { pixel / scale + origin.x }
  package func y(_ pixel: Double) -> Double { pixel / scale + origin.y }

  /// The row, or the number of rows above it, where `y` points begin.
  package func row(_ y: Double) -> Int { Int(((y - origin.y) * scale).rounded()) }

  /// A pixel belongs to ink from this difference on, levels.
  package var inkThreshold: Int { 3 * noise + 2 }
}
