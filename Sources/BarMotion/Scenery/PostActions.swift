internal import BarDisplay
internal import BarGeometry

/// The row of outlined icons under a post: reply, like, share; the first two with a number.
enum PostActions {
  static func add(
    to canvas: inout SceneryCanvas, x: Double, y: Double, counts: [String], first: Int, _ color: Color
  ) {
    let icons = [bubble, heart, arrow]
    for (index, icon) in icons.enumerated() {
      let left = x + Double(index) * 84
      canvas.add(.stroke(icon.placed(at: Point(x: left, y: y)), width: 1.5, color))
      guard index < 2 else { continue }
      canvas.text(
        counts[(first + index) % counts.count], x: left + 25, baseline: y + 14, width: 50, size: 13,
        color: color)
    }
  }

  /// A speech balloon, 18 × 17.
  private static let bubble = Path([
    .move(Point(x: 5, y: 14.5)),
    .curve(Point(x: -1, y: 11), Point(x: -0.5, y: 1.5), to: Point(x: 9, y: 1.5)),
    .curve(Point(x: 19, y: 1.5), Point(x: 19.5, y: 15.5), to: Point(x: 9, y: 15.5)),
    .line(Point(x: 4, y: 17.5)),
    .close,
  ])

  /// A heart, 18 × 16.
  private static let heart = Path([
    .move(Point(x: 9, y: 16.5)),
    .curve(Point(x: 3.5, y: 12.5), Point(x: 0.8, y: 9.6), to: Point(x: 0.8, y: 6)),
    .curve(Point(x: 0.8, y: 0.6), Point(x: 7, y: 0), to: Point(x: 9, y: 4.2)),
    .curve(Point(x: 11, y: 0), Point(x: 17.2, y: 0.6), to: Point(x: 17.2, y: 6)),
    .curve(Point(x: 17.2, y: 9.6), Point(x: 14.5, y: 12.5), to: Point(x: 9, y: 16.5)), .close,
  ])

  /// An arrow out of a tray, 14 × 17.
  private static let arrow = Path([
    .move(Point(x: 4.5, y: 5.2)), .line(Point(x: 8.5, y: 1.2)), .line(Point(x: 12.5, y: 5.2)),
    .move(Point(x: 8.5, y: 1.2)), .line(Point(x: 8.5, y: 11.5)),
    .move(Point(x: 1.5, y: 10.5)), .line(Point(x: 1.5, y: 16.2)), .line(Point(x: 15.5, y: 16.2)),
    .line(Point(x: 15.5, y: 10.5)),
  ])
}
