internal import BarDisplay
internal import BarGeometry

/// Signs: plus, cross, lens, arrows on their own and the marks of a player.
extension SymbolPen {
  /// Up to iOS 12 with square ends (measured), since then with round ones (measured).
  mutating func plus() {
    guard !look.isThin else {
      let (x, y, half) = (box.midX, box.midY, 0.75)
      return fill(
        .polygon(
          (x - half, box.y), (x + half, box.y), (x + half, y - half), (box.maxX, y - half),
          (box.maxX, y + half), (x + half, y + half), (x + half, box.maxY), (x - half, box.maxY),
          (x - half, y + half), (box.x, y + half), (box.x, y - half), (x - half, y - half)))
    }
    line((middle.x, box.midY), (middle.maxX, box.midY))
    line((box.midX, middle.y), (box.midX, middle.maxY))
  }

  mutating func cross(_ box: Rect) {
    let frame = box.outset(by: -look.line / 2)
    guard !look.isThin else {
      // As heavy as the plus, with square ends (assumed): corners of a bar lie this far from its end's
      // middle.
      let out = 0.75 * 0.7071067812
      let (x, y, right, foot) = (box.x, box.y, box.maxX, box.maxY)
      let falling = Path.polygon(
        (x + 2 * out, y), (right, foot - 2 * out), (right - 2 * out, foot), (x, y + 2 * out))
      let rising = Path.polygon(
        (right, y + 2 * out), (x + 2 * out, foot), (x, foot - 2 * out), (right - 2 * out, y))
      return fill(Path(falling.elements + rising.elements))
    }
    line((frame.x, frame.y), (frame.maxX, frame.maxY))
    line((frame.x, frame.maxY), (frame.maxX, frame.y))
  }

  mutating func magnifier() {
    // The lens takes 76 % of the width (assumed).
    let radius = middle.width * 0.37
    let lens = Point(x: middle.x + radius, y: middle.y + radius)
    stroke(.roundedRect(Rect(origin: lens, size: .zero).outset(by: radius), radius: radius))
    let rim = radius * 0.7071067812
    line((lens.x + rim, lens.y + rim), (middle.maxX, middle.maxY))
  }

  /// Clockwise, from the right round to the top, where the head is.
  mutating func circlingArrow() {
    let radius = middle.width / 2
    let center = Point(x: middle.midX, y: middle.maxY - radius)
    let top = center.y - radius
    // Half the head's height: it sticks out above the circle.
    let head = top - middle.y
    let quarters = [
      Point(x: 1, y: 0.04), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1),
    ]
    if look.isThin {
      stroke(.arc(center: center, radius: radius, through: quarters))
      fill(.polygon((center.x, middle.y - 0.5), (center.x + head * 1.6, top), (center.x, top + head + 0.5)))
      return
    }
    var path = Path.arc(center: center, radius: radius, through: quarters)
    path.elements.append(.line(Point(x: center.x + 2.7, y: top)))
    stroke(path)
    let tip = center.x + 3.1
    line((tip - head, middle.y), (tip, top), (tip - head, top + head))
  }

  /// To the left, down and back; `isFlipped` for redo.
  mutating func uTurn(isFlipped: Bool) {
    let frame = middle
    let head = 4.1
    let shaft = frame.y + head
    let radius = (frame.maxY - shaft) / 2
    let bend = Point(x: frame.maxX - radius, y: shaft + radius)
    var path = Path(points: [Point(x: frame.x, y: shaft)])
    path.elements.append(.line(Point(x: bend.x, y: shaft)))
    let half = Path.arc(
      center: bend, radius: radius,
      through: [Point(x: 0, y: -1), Point(x: 1, y: 0), Point(x: 0, y: 1)])
    path.elements += half.elements.dropFirst()
    path.elements.append(.line(Point(x: bend.x - 6.2, y: frame.maxY)))
    let arms = Path(
      points: [(head, -head), (0, 0), (head, head)].map { Point(x: frame.x + $0.0, y: shaft + $0.1) })
    for part in [path, arms] { stroke(isFlipped ? part.mirrored(in: 2 * box.midX) : part) }
  }

  mutating func bars() {
    let width = box.width * 0.33
    for x in [box.x, box.maxX - width] {
      fill(
        .roundedRect(
          Rect(x: x, y: box.y, width: width, height: box.height), radius: 1.2 * look.rounding))
    }
  }

  mutating func triangles(pointLeft: Bool) {
    let width = box.width / 2
    for x in [box.x, box.midX] {
      triangle(
        Rect(x: x, y: box.y, width: width, height: box.height), pointsLeft: pointLeft)
    }
  }

  /// Its outline reaches the box on every side: the roundings shorten corners, so corners lie beyond it.
  mutating func triangle(_ box: Rect, pointsLeft: Bool) {
    let radius = look.isThin ? 0 : 1.5
    let points = [
      Point(x: box.x, y: box.y), Point(x: box.maxX, y: box.midY), Point(x: box.x, y: box.maxY),
    ]
    let path = Path.rounded(points, radius: radius, closed: true)
    // Sharp ones fill the box as they are; round ones are stretched to it.
    let fitted = path.fitted(to: box)
    fill(pointsLeft ? fitted.mirrored(in: 2 * box.midX) : fitted)
  }
}
