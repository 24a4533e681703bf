package import BarGeometry

/// How a picture's pixels lie on the screen that it shows.
package struct ScreenMapping: Hashable, Sendable {
  /// Pixels per point.
  package var scale: Double
  /// The picture's corner on the screen, points.
  package var origin: Point
  /// A frame of a GIF: resampled, in a palette's colours. Lines are smeared, letters run together.
  package var isRecording: Bool

  package init(scale: Double, origin: Point = .zero, isRecording: Bool = false) {
    self.scale = scale
    self.origin = origin
    self.isRecording = isRecording
  }

  package func x(_ pixel: Double) -> Double { pixel / scale + origin.x }
  package func y(_ pixel: Double) -> Double { pixel / scale + origin.y }

  /// The row, or the number of rows above it, where `y` points begin.
  package func row(_ y: Double) -> Int { Int(((y - origin.y) * scale).rounded()) }

  /// Levels by which equal colours may differ: next to nothing in a PNG, twice a palette's four in a GIF.
  package var noise: Int { isRecording ? 8 : 2 }

  /// A pixel belongs to ink from this difference on, levels.
  package var inkThreshold: Int { 3 * noise + 2 }
}
