public import BarDisplay
public import BarGeometry

/// The system's back chevron and its transition mask. Flip both in right-to-left layout.
public enum BackIndicatorDrawing {
  /// The frame of the system's indicator, points (documented in view dumps of iOS 8 to 10).
  public static let size = Size(width: 13, height: 21)

  // Half of the stroke's 2.7 points across (measured in a system-like asset: 2.6 to 2.8).
  private static let half = 1.35
  // From the vertex to the middle of an end, along x and along y, for arms at 45°.
  private static let arm = 9.0
  // The vertex of the centre line. Ink then spans 0.7…12.7 by 0.2…20.8: measured on iOS 8 to 13
  // 12.1 to 12.7 by 19.8 to 20.9, left edge 8.5 to 8.9 where the frame is at 8.
  private static let vertex = Point(x: 2.35, y: 10.5)
  // A 45° stroke is this much wide on either side when cut horizontally.
  private static let across = half * 1.4142135624
  private static let along = half * 0.7071067812

  /// The chevron: arms at 45°, round ends, the outer vertex softly rounded. Points left, right when flipped.
  public static func chevron(color: Color = .black, isFlipped: Bool = false) -> Drawing {
    drawing(outline, color, isFlipped: isFlipped)
  }

  /// What a back label may show through while it slides under the chevron: opaque to the right of the
  /// chevron's inner edge, row by row, clear on and to the left of it; the mirror image when flipped.
  public static func defaultTransitionMask(isFlipped: Bool = false) -> Drawing {
    drawing(innerRegion, .black, isFlipped: isFlipped)
  }

  private static func drawing(_ path: Path, _ color: Color, isFlipped: Bool) -> Drawing {
    var canvas = SceneryCanvas(size: size, direction: isFlipped ? .rightToLeft : .leftToRight)
    canvas.add(.fill(path, color))
    return canvas.drawing
  }

  /// The x of the chevron's inner (right) edge in the row `y`, points; beyond the arms that of their ends.
  private static func innerEdge(atY y: Double) -> Double {
    let fromMiddle = min(abs(y - vertex.y), arm)
    // On the arm the edge is a 45° line; from where the round end begins, the end's circle.
    let onLine = vertex.x + across + fromMiddle
    guard fromMiddle > arm - along else { return onLine }
    let below = arm - fromMiddle
    return vertex.x + arm + (half * half - below * below).squareRoot()
  }

  private static var outline: Path {
    let top = Point(x: vertex.x + arm, y: vertex.y - arm)
    // How far from the sharp outer vertex its rounding begins, along x and along y.
    let bevel = 0.6
    let tip = Point(x: vertex.x - across, y: vertex.y)
    func flipped(_ point: Point) -> Point { Point(x: point.x, y: 2 * vertex.y - point.y) }
    let outerTop = top + Point(x: -along, y: -along)
    let innerTop = top + Point(x: along, y: along)
    let farCorner = top + Point(x: 2 * along, y: 0)
    let nearCorner = top + Point(x: 0, y: -2 * along)
    let capTop = top + Point(x: along, y: -along)
    let bevelTop = tip + Point(x: bevel, y: -bevel)
    return Path([
      .move(bevelTop), .line(outerTop),
      Path.turn(from: outerTop, corner: nearCorner, to: capTop),
      Path.turn(from: capTop, corner: farCorner, to: innerTop),
      .line(Point(x: vertex.x + across, y: vertex.y)), .line(flipped(innerTop)),
      Path.turn(from: flipped(innerTop), corner: flipped(farCorner), to: flipped(capTop)),
      Path.turn(from: flipped(capTop), corner: flipped(nearCorner), to: flipped(outerTop)),
      .line(flipped(bevelTop)), Path.turn(from: flipped(bevelTop), corner: tip, to: bevelTop), .close,
    ])
  }

  private static var innerRegion: Path {
    // Steps along the round end, finer than a pixel at any scale.
    let end = stride(from: 0.0, through: 8.0, by: 1).map { vertex.y - arm + along * $0 / 8 }
    let edge = [0] + end + [vertex.y] + end.reversed().map { 2 * vertex.y - $0 } + [size.height]
    let points = edge.map { Point(x: innerEdge(atY: $0), y: $0) }
    let right = [Point(x: size.width, y: size.height), Point(x: size.width, y: 0)]
    return Path(Path(points: points + right).elements + [.close])
  }
}
