import BarDisplay
import BarGeometry
import BarPixels

/// What differs between two frames that should be the same.
struct RestDifference {
  private let inspection: Inspection

  init(_ inspection: Inspection) { self.inspection = inspection }

  /// nil when the pixels are equal. Draws whole frames, but only when the lists differ.
  /// - Throws: what drawing throws.
  func between(_ expected: DisplayList, _ actual: DisplayList, frame: Int?) throws -> Sighting? {
    guard expected != actual else { return nil }
    guard expected.size == actual.size, expected.scale == actual.scale else {
      return Sighting(frame: frame, rect: Rect(origin: .zero, size: actual.size), weight: .infinity)
    }
    let difference = PixelDifference.compare(
      a: try inspection.render(expected), b: try inspection.render(actual))
    guard let bounds = difference.bounds else { return nil }
    let scale = actual.scale
    let rect = Rect(
      x: Double(bounds.x) / scale, y: Double(bounds.y) / scale, width: Double(bounds.width) / scale,
      height: Double(bounds.height) / scale)
    return Sighting(
      frame: frame, rect: rect, layer: layer(expected, actual), weight: Double(difference.different))
  }

  /// The first layer that is gone, new or another.
  private func layer(_ expected: DisplayList, _ actual: DisplayList) -> String? {
    let (old, new) = (expected.placedLayers, actual.placedLayers)
    if let other = new.first(where: { layer in layer.isDrawn && !old.contains(layer) }) { return other.name }
    return old.first { layer in layer.isDrawn && !new.contains(layer) }?.name
  }
}
