internal import BarDisplay
internal import BarGeometry

extension TileSymbol {
  /// The sign in white; holes are drawn in the tile's colour.
  func shapes(tile: Color, locale: String) -> [Shape] {
    switch self {
    case .airplane:
      [
        white(
          .polygon(
            (23.5, 14.5), (22, 13.3), (17.6, 13.3), (13, 6.5), (11, 6.5), (13.2, 13.3), (9.3, 13.3),
            (7.4, 11),
            (5.8, 11), (6.9, 14.5), (5.8, 18), (7.4, 18), (9.3, 15.7), (13.2, 15.7), (11, 22.5), (13, 22.5),
            (17.6, 15.7), (22, 15.7)))
      ]
    case .waves:
      [(0.8, 1.0), (0.45, 0.65), (0, 0.3)].map { inner, outer in
        white(.fan(center: Point(x: 14.5, y: 21), inner: inner * 13, outer: outer * 13))
      }
    case .bars:
      [4.0, 7, 10, 13].enumerated().map { index, height in
        box(6.6 + Double(index) * 4.2, 21 - height, 3.2, height, radius: 0.9)
      }
    case .link:
      [
        line(.roundedRect(Rect(x: 5.5, y: 11, width: 10.5, height: 7), radius: 3.5), 2),
        line(.roundedRect(Rect(x: 13, y: 11, width: 10.5, height: 7), radius: 3.5), 2),
      ]
    case .bell:
      [
        white(
          Path([
            .move(Point(x: 7, y: 19.5)),
            .curve(Point(x: 9.5, y: 17), Point(x: 9.3, y: 15), to: Point(x: 9.3, y: 12.5)),
            .curve(Point(x: 9.3, y: 9), Point(x: 11.5, y: 7), to: Point(x: 14.5, y: 7)),
            .curve(Point(x: 17.5, y: 7), Point(x: 19.7, y: 9), to: Point(x: 19.7, y: 12.5)),
            .curve(Point(x: 19.7, y: 15), Point(x: 19.5, y: 17), to: Point(x: 22, y: 19.5)), .close,
          ])), dot(14.5, 6.9, 1.4), box(12, 20.7, 5, 2.3, radius: 1.15),
      ]
    case .speaker:
      [
        white(.polygon((6, 11.7), (9.2, 11.7), (13.8, 7.7), (13.8, 21.3), (9.2, 17.3), (6, 17.3))),
        arc(13.5, 14.5, 4.6), arc(13.5, 14.5, 8.2),
      ]
    case .moon:
      [dot(14, 14.5, 7.5), .ellipse(circle(17.4, 12, 6.4), fill: tile)]
    case .hourglass:
      [
        white(.polygon((9.5, 8), (19.5, 8), (15.2, 14.5), (19.5, 21), (9.5, 21), (13.8, 14.5))),
        box(8.3, 6.3, 12.4, 1.9, radius: 0.9), box(8.3, 20.8, 12.4, 1.9, radius: 0.9),
      ]
    case .sun: [dot(14.5, 14.5, 4)] + spokes(from: 6.4, to: 8.2, width: 1.9)
    case .letters:
      [
        line(Path(points: points((6, 20.5), (10.6, 8.8), (15.2, 20.5))), 2),
        line(Path(points: points((7.8, 16.6), (13.4, 16.6))), 2),
        line(Path(points: points((16.2, 20.5), (19.6, 13), (23, 20.5))), 1.7),
        line(Path(points: points((17.5, 18), (21.7, 18))), 1.7),
      ]
    case .picture:
      [
        box(5.5, 7.5, 18, 14, radius: 2.4), .ellipse(circle(10.2, 11.6, 1.6), fill: tile),
        .fill(.polygon((7.2, 19.8), (12, 15), (14, 16.8), (17.7, 12.4), (21.8, 19.8)), tile),
      ]
    case .motion:
      [
        .ellipse(circle(11, 14.5, 6.2), fill: Color(white: 1, alpha: 0.4)),
        .ellipse(circle(14.5, 14.5, 6.2), fill: Color(white: 1, alpha: 0.6)), dot(18, 14.5, 6.2),
      ]
    case .lock:
      [
        box(8.3, 13, 12.4, 9.3, radius: 2.1),
        line(
          Path([
            .move(Point(x: 10.9, y: 13)), .line(Point(x: 10.9, y: 10.6)),
            .curve(Point(x: 10.9, y: 5.9), Point(x: 18.1, y: 5.9), to: Point(x: 18.1, y: 10.6)),
            .line(Point(x: 18.1, y: 13)),
          ]), 2.1), .ellipse(circle(14.5, 17.6, 1.4), fill: tile),
      ]
    case .shield:
      [
        white(
          Path([
            .move(Point(x: 14.5, y: 5.8)), .line(Point(x: 21.5, y: 8.3)), .line(Point(x: 21.5, y: 14)),
            .curve(Point(x: 21.5, y: 18.5), Point(x: 18.5, y: 21.5), to: Point(x: 14.5, y: 23.2)),
            .curve(Point(x: 10.5, y: 21.5), Point(x: 7.5, y: 18.5), to: Point(x: 7.5, y: 14)),
            .line(Point(x: 7.5, y: 8.3)), .close,
          ])),
        .ellipse(circle(14.5, 12.8, 2), fill: tile),
        .fill(.polygon((13.9, 13), (15.1, 13), (15.9, 17.6), (13.1, 17.6)), tile),
      ]
    case .pin: [white(.polygon((22.5, 6.5), (15.6, 22.7), (13.9, 15.1), (6.3, 13.4)))]
    case .person:
      [
        dot(14.5, 11, 3.9),
        white(
          Path([
            .move(Point(x: 7, y: 22)),
            .curve(Point(x: 7, y: 14.6), Point(x: 22, y: 14.6), to: Point(x: 22, y: 22)), .close,
          ])),
      ]
    case .cloud:
      [dot(10, 16.6, 3.9), dot(14.6, 13.2, 5), dot(19.2, 16.8, 3.7), box(10, 15, 9.2, 5.5, radius: 0)]
    case .disk:
      [
        box(5.8, 10, 17.4, 9.6, radius: 2.6), .ellipse(circle(19.6, 14.8, 1.3), fill: tile),
        .stroke(Path(points: points((9, 14.8), (14.4, 14.8))), width: 1.6, tile),
      ]
    case .globe:
      [
        line(.roundedRect(circle(14.5, 14.5, 7.8), radius: 7.8), 1.6),
        line(.ellipse(in: Rect(x: 11.1, y: 6.7, width: 6.8, height: 15.6)), 1.4),
        line(Path(points: points((7, 14.5), (22, 14.5))), 1.4),
      ]
    case .gear:
      spokes(from: 6, to: 7.9, width: 2.7) + [
        dot(14.5, 14.5, 6.5), .ellipse(circle(14.5, 14.5, 2.7), fill: tile),
      ]
    }
  }

  private func white(_ path: Path) -> Shape { .fill(path, .white) }
  private func line(_ path: Path, _ width: Double) -> Shape { .stroke(path, width: width, .white) }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> Shape {
    .rect(Rect(x: x, y: y, width: width, height: height), radius: radius, fill: .white)
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Rect {
    Rect(x: x, y: y, width: 0, height: 0).outset(by: radius)
  }

  private func dot(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
    .ellipse(circle(x, y, radius), fill: .white)
  }

  private func points(_ coordinates: (Double, Double)...) -> [Point] {
    coordinates.map { Point(x: $0.0, y: $0.1) }
  }

  /// A quarter circle that opens to the left, as sound leaves a speaker.
  private func arc(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
    let half = radius * 0.7071067812
    let top = Point(x: x + half, y: y - half)
    let bottom = Point(x: x + half, y: y + half)
    let corner = Point(x: x + 2 * half, y: y)
    return line(Path([.move(top), Path.turn(from: top, corner: corner, to: bottom)]), 1.8)
  }

  /// Eight strokes around the middle.
  private func spokes(from inner: Double, to outer: Double, width: Double) -> [Shape] {
    let slant = 0.7071067812
    return [
      (1, 0), (slant, slant), (0, 1), (-slant, slant), (-1, 0), (-slant, -slant), (0, -1), (slant, -slant),
    ]
    .map { (x: Double, y: Double) in
      let ends = [inner, outer].map { Point(x: 14.5 + x * $0, y: 14.5 + y * $0) }
      return line(Path(points: ends), width)
    }
  }
}
