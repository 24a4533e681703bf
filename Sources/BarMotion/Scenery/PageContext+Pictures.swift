internal import BarDisplay
internal import BarGeometry

extension PageContext {
  /// The column of running content: between the margins, at most 672 wide and centred, as UIKit's readable content
  /// guide.
  var columnX: Double { max(margin, (width - 672) / 2) }
  var columnWidth: Double { width - 2 * columnX }

  /// A round portrait: the first letter of the name on a gradient.
  mutating func addAvatar(_ name: String, center: Point, radius: Double, salt: UInt8) {
    let gradients: [(UInt32, UInt32)] = [(0xFF9F6B, 0xE8486F), (0x6BB8FF, 0x4A5FE0), (0x63D3A6, 0x2A8F9E)]
    let (top, bottom) = gradients[variation.pick(salt, of: gradients.count)]
    let content = GradientContent(
      stops: [
        GradientContent.Stop(location: 0, color: Color(rgb: top)),
        GradientContent.Stop(location: 1, color: Color(rgb: bottom)),
      ], angle: 90)
    canvas.add(.gradient(Rect(origin: center, size: .zero).outset(by: radius), radius: radius, content))
    let size = (radius * 0.95).rounded()
    canvas.text(
      String(name.prefix(1)), x: center.x - radius, baseline: center.y + size * 0.355, width: 2 * radius,
      size: size, weight: .semibold, color: .white, alignment: .center)
  }

  /// A landscape with round corners, which are painted over in the colour it lies `on`.
  mutating func addPicture(in frame: Rect, salt: String, radius: Double, on color: Color) {
    let picture = LandscapePicture(isDark: isDark, variation: variation.branch(salt))
    picture.add(to: &canvas, in: frame)
    guard radius > 0 else { return }
    let corners = [
      (frame.origin, 1.0, 1.0), (Point(x: frame.maxX, y: frame.y), -1, 1),
      (Point(x: frame.x, y: frame.maxY), 1, -1), (Point(x: frame.maxX, y: frame.maxY), -1, -1),
    ]
    for (corner, x, y) in corners {
      let start = corner + Point(x: radius * x, y: 0)
      let end = corner + Point(x: 0, y: radius * y)
      canvas.add(
        .fill(
          Path([.move(corner), .line(start), Path.turn(from: start, corner: corner, to: end), .close]), color)
      )
    }
  }
}
