internal import BarDisplay
internal import BarGeometry

extension LandscapePicture {
  /// Heights along a range, 0…1; each range starts elsewhere in them.
  private static let profile = [0.35, 0.62, 0.44, 0.95, 0.55, 0.7, 0.3, 0.82, 0.5, 1, 0.42, 0.6]

  /// Two jagged ranges with lit flanks and a line of hills, all standing on the horizon.
  func addRidges(to canvas: inout SceneryCanvas, in rect: Rect, horizon: Double, unit: Double) {
    let colors = palette.ridges
    let shift = variation.pick(68, of: Self.profile.count)
    addRange(
      to: &canvas, in: rect, base: horizon, height: unit * 0.34, peaks: 7, shift: shift, colors[0],
      light: palette.snow)
    addRange(
      to: &canvas, in: rect, base: horizon, height: unit * 0.22, peaks: 9, shift: shift + 5, colors[1],
      light: nil)
    canvas.add(
      .fill(
        hills(in: rect, base: horizon, height: unit * 0.1, count: 5, shift: shift + 2), Color(rgb: colors[2]))
    )
  }

  private func addRange(
    to canvas: inout SceneryCanvas, in rect: Rect, base: Double, height: Double, peaks: Int, shift: Int,
    _ color: UInt32, light: UInt32?
  ) {
    let step = rect.width / Double(peaks)
    var line = [Point(x: rect.x, y: base)]
    var flanks: [Path] = []
    for index in 0...peaks {
      let high = Self.profile[(index + shift) % Self.profile.count]
      let peak = Point(x: rect.x + Double(index) * step, y: base - height * high)
      line.append(peak)
      guard index < peaks else { break }
      let next = Self.profile[(index + 1 + shift) % Self.profile.count]
      let valley = Point(x: peak.x + step * 0.55, y: base - height * min(high, next) * 0.6)
      line.append(valley)
      // The flank that faces right catches the light on high peaks.
      if high > 0.6 {
        let drop = valley.y - peak.y
        flanks.append(
          .polygon(
            (peak.x, peak.y), (peak.x + step * 0.33, peak.y + drop * 0.6),
            (peak.x + step * 0.19, peak.y + drop * 0.5), (peak.x + step * 0.13, peak.y + drop * 0.72),
            (peak.x + step * 0.04, peak.y + drop * 0.42)))
      }
    }
    line.append(Point(x: rect.maxX, y: base))
    canvas.add(.fill(Path(Path(points: line).elements + [.close]), Color(rgb: color)))
    guard let light else { return }
    for flank in flanks { canvas.add(.fill(flank, Color(rgb: light, alpha: 0.75))) }
  }

  /// Rounded hills from edge to edge.
  private func hills(in rect: Rect, base: Double, height: Double, count: Int, shift: Int) -> Path {
    let step = rect.width / Double(count)
    func crest(_ index: Int) -> Point {
      let high = Self.profile[(index * 3 + shift) % Self.profile.count]
      return Point(x: rect.x + Double(index) * step, y: base - height * high)
    }
    var elements: [Path.Element] = [.move(Point(x: rect.x, y: base)), .line(crest(0))]
    for index in 1...count {
      let (from, to) = (crest(index - 1), crest(index))
      let middle = (from.x + to.x) / 2
      elements.append(.curve(Point(x: middle, y: from.y), Point(x: middle, y: to.y), to: to))
    }
    return Path(elements + [.line(Point(x: rect.maxX, y: base)), .close])
  }

  /// The near shore: dark land to the bottom of the picture and a group of firs at either side.
  func addShore(to canvas: inout SceneryCanvas, in rect: Rect, y: Double, unit: Double) {
    let color = Color(rgb: palette.ridges[3])
    let isLeftHigh = variation.flag(69)
    let low = min(y + unit * 0.07, rect.maxY)
    let left = Point(x: rect.x, y: isLeftHigh ? y : low)
    let right = Point(x: rect.maxX, y: isLeftHigh ? low : y)
    let middle = rect.x + rect.width * 0.5
    canvas.add(
      .fill(
        Path([
          .move(left), .curve(Point(x: middle, y: left.y), Point(x: middle, y: right.y), to: right),
          .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.x, y: rect.maxY)), .close,
        ]), color))
    let firs = [
      (0.06, 0.22), (0.13, 0.3), (0.21, 0.2), (0.27, 0.13), (0.8, 0.14), (0.87, 0.24), (0.945, 0.18),
    ]
    for (place, size) in firs {
      let x = rect.x + rect.width * (isLeftHigh ? place : 1 - place)
      // Firs stand a little below the line of the shore, which is highest on their denser side.
      let foot = min((place < 0.5 ? y : low) + unit * 0.055, rect.maxY)
      let half = min(unit * size * 0.24, x - rect.x, rect.maxX - x)
      canvas.add(.fill(fir(x: x, foot: foot, height: unit * size, half: half), color))
    }
  }

  private func fir(x: Double, foot: Double, height: Double, half: Double) -> Path {
    func row(_ share: Double, _ up: Double) -> [Point] {
      [Point(x: x + half * share, y: foot - height * up), Point(x: x - half * share, y: foot - height * up)]
    }
    let rows = [row(0.34, 0.68), row(0.2, 0.7), row(0.66, 0.4), row(0.36, 0.43), row(1, 0.1), row(0.2, 0.1)]
    let trunk = row(0.2, 0)
    let right = rows.map { $0[0] } + [trunk[0]]
    let left = [trunk[1]] + rows.reversed().map { $0[1] }
    let top = Point(x: x, y: foot - height)
    return Path(Path(points: [top] + right + left).elements + [.close])
  }
}
