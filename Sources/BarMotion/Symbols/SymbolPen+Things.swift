internal import BarDisplay
internal import BarGeometry

/// Things: boxes with an arrow or a pencil, a folder, a book, a camera, a bin.
extension SymbolPen {
  mutating func squareAndArrow() {
    let (frame, x) = (middle, middle.midX)
    let lid = frame.y + frame.height * 0.3
    let gap = look.isThin ? 3.5 : 3.9
    line(
      (x - gap, lid), (frame.x, lid), (frame.x, frame.maxY), (frame.maxX, frame.maxY), (frame.maxX, lid),
      (x + gap, lid), rounding: 2.6)
    line((x, frame.y), (x, lid + (frame.maxY - lid) * 0.52))
    let head = look.isThin ? 4.1 : 3.7
    line((x - head, frame.y + head), (x, frame.y), (x + head, frame.y + head))
  }

  mutating func bin() {
    let (frame, x) = (middle, middle.midX)
    let lid = frame.y + 3
    line((frame.x, lid), (frame.maxX, lid))
    line((x - 3.2, lid), (x - 3.2, frame.y), (x + 3.2, frame.y), (x + 3.2, lid), rounding: 1.7)
    // The can is a little narrower at the foot.
    let (top, foot) = (frame.width / 2 - 1.7, frame.width / 2 - 2.6)
    line(
      (x - top, lid), (x - foot, frame.maxY), (x + foot, frame.maxY), (x + top, lid), rounding: 2.2)
    for side in [-1.0, 0, 1] {
      line((x + side * 3, lid + 3.3), (x + side * 2.7, frame.maxY - 3.3))
    }
  }

  mutating func folder() {
    let frame = middle
    let shoulder = frame.y + 2
    let (radius, right) = (2.7 * look.rounding, frame.x + frame.width * 0.42)
    // The tab ends in a slope, the front of the folder begins at a third.
    let outline = [
      (frame.x, frame.y), (right - 2.2, frame.y), (right, shoulder), (frame.maxX, shoulder),
      (frame.maxX, frame.maxY), (frame.x, frame.maxY),
    ]
    stroke(.rounded(outline.map { Point(x: $0.0, y: $0.1) }, radius: radius, closed: true))
    let front = frame.y + frame.height * 0.36
    line((frame.x, front), (frame.maxX, front))
  }

  /// Two pages that meet in the middle.
  mutating func book() {
    let (frame, x) = (middle, middle.midX)
    let (top, foot) = (frame.y + 2.3, frame.maxY - 2.3)
    func page(_ side: Double) -> Path {
      func at(_ out: Double, _ y: Double) -> Point { Point(x: x + side * out, y: y) }
      let (half, swell) = (frame.width / 2, frame.width * 0.26)
      return Path([
        .move(at(0, top)),
        .curve(at(1.5, top - 1.6), at(swell - 2.5, frame.y), to: at(swell, frame.y)),
        .curve(at(swell + 2, frame.y), at(half - 1.8, frame.y + 0.35), to: at(half - 0.8, frame.y + 0.8)),
        .curve(at(half - 0.2, frame.y + 1.1), at(half, frame.y + 1.5), to: at(half, frame.y + 2)),
        .line(at(half, foot - 1.3)),
        .curve(at(half, foot - 0.3), at(half - 0.6, foot), to: at(half - 1.6, foot - 0.2)),
        .curve(at(half - 2.6, foot - 0.5), at(swell + 2, foot - 0.7), to: at(swell, foot - 0.7)),
        .curve(at(swell - 2.5, foot - 0.7), at(1.5, foot + 0.6), to: at(0, frame.maxY)),
      ])
    }
    stroke(page(-1))
    stroke(page(1))
    line((x, top), (x, frame.maxY))
  }

  mutating func camera() {
    let (frame, x) = (middle, middle.midX)
    let top = frame.y + 2.8
    let corners = [
      (frame.x, top), (x - 6, top), (x - 4, frame.y), (x + 4, frame.y), (x + 6, top), (frame.maxX, top),
      (frame.maxX, frame.maxY), (frame.x, frame.maxY),
    ]
    stroke(
      .rounded(corners.map { Point(x: $0.0, y: $0.1) }, radius: 2.6 * look.rounding, closed: true))
    let lens = Rect(x: x, y: (top + frame.maxY) / 2 - 0.2, width: 0, height: 0).outset(by: 4.5)
    stroke(.roundedRect(lens, radius: 4.5))
    fill(.ellipse(in: Rect(x: frame.maxX - 4.2, y: top + 2.6, width: 1.9, height: 1.9)))
  }
}
