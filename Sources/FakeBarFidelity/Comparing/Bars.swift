/// The greatest differences that pass.
package struct Bars {
  /// Levels.
  package var color: Double
  /// Heights, hairlines and baselines, points.
  package var line: Double
  package var titleCenter: Double
  /// Sides of items and chevrons, origins of texts, points.
  package var box: Double

  /// Against a snapshot, whose pixels are exact: one level; a pixel at 3x for lines; half a point for a title's centre,
  /// one for boxes.
  package static let snapshot = Bars(color: 1, line: 0.34, titleCenter: 0.5, box: 1)

  /// Against a frame of a GIF: a palette's four levels, and half a pixel on top of every length.
  package static func recording(scale: Double) -> Bars {
    let half = 0.5 / scale
    return Bars(
      color: 4, line: snapshot.line + half, titleCenter: snapshot.titleCenter + half,
      box: snapshot.box + half)
  }
}
