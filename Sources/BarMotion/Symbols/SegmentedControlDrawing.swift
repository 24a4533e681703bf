public import BarDisplay
public import BarGeometry
public import BarModel

/// A segmented control at rest, its first segment chosen, all segments equally wide.
public enum SegmentedControlDrawing {
  /// The control over `frame`. UIKit makes it 32 high since iOS 13 and 29 before (documented).
  ///
  /// - Parameters:
  ///   - tint: colours the control up to iOS 12; later it is grey whatever the tint.
  ///   - background: shows through the chosen segment's title up to iOS 12, where UIKit cuts it out.
  public static func layer(
    _ name: String, titles: [String], frame: Rect, tint: Color, background: Color, traits: Traits
  ) -> Layer {
    // The thumb's shadow reaches out of the control.
    let room = traits.os < 13 ? 0 : 10.0
    var canvas = SceneryCanvas(
      size: frame.outset(by: room).size, direction: traits.direction, locale: traits.locale)
    let box = canvas.bounds.outset(by: -room)
    if traits.os < 13 {
      outlined(titles, box, tint, background, &canvas)
    } else {
      filled(titles, box, traits, &canvas)
    }
    return Layer(name, frame: frame.outset(by: room), content: .drawing(canvas.drawing))
  }

  /// A grey trough with a raised thumb. Radii, insets, shadows and the thumb's greys: documented in Apple's
  /// design kit for iOS 13.
  private static func filled(
    _ titles: [String], _ box: Rect, _ traits: Traits, _ canvas: inout SceneryCanvas
  ) {
    let fill = SystemColor.color("tertiarySystemFill", style: traits.style) ?? .clear
    let label = SystemColor.color("label", style: traits.style) ?? .black
    canvas.add(.rect(box, radius: 8.91, fill: fill))
    guard !titles.isEmpty else { return }
    let width = box.width / Double(titles.count)
    for index in titles.indices.dropFirst(2) {
      let x = box.x + Double(index) * width - 0.5
      canvas.rect(
        x, box.midY - 8, 1, 16, radius: 0.5, Color(red: 0.557, green: 0.557, blue: 0.576, alpha: 0.3))
    }
    let thumb = Rect(x: box.x, y: box.y, width: width, height: box.height).outset(by: -2)
    canvas.add(.shadow(thumb.offset(y: 3), radius: 6.93, blur: 4, Color(white: 0, alpha: 0.12)))
    canvas.add(.shadow(thumb.offset(y: 3), radius: 6.93, blur: 0.5, Color(white: 0, alpha: 0.04)))
    canvas.add(.rect(thumb.outset(by: 0.5), radius: 7.43, fill: Color(white: 0, alpha: 0.04)))
    let raised = traits.isDark ? Color(red: 0.388, green: 0.388, blue: 0.4) : .white
    canvas.add(.rect(thumb, radius: 6.93, fill: raised))
    for (index, title) in titles.enumerated() {
      text(title, index, width, box, index == 0 ? .semibold : .medium, label, &canvas)
    }
  }

  /// A one-point outline in the tint, the chosen segment full of it. Radius 4: assumed.
  private static func outlined(
    _ titles: [String], _ box: Rect, _ tint: Color, _ background: Color, _ canvas: inout SceneryCanvas
  ) {
    let line = box.outset(by: -0.5)
    canvas.add(.stroke(.roundedRect(line, radius: 3.5), width: 1, tint))
    guard !titles.isEmpty else { return }
    let width = box.width / Double(titles.count)
    canvas.add(.fill(chosen(box, width: width, isOnly: titles.count == 1), tint))
    for index in titles.indices.dropFirst(2) {
      canvas.rect(box.x + Double(index) * width - 0.5, box.y, 1, box.height, tint)
    }
    for (index, title) in titles.enumerated() {
      text(title, index, width, box, .regular, index == 0 ? background : tint, &canvas)
    }
  }

  /// The first segment: round at the control's end, straight where the second begins.
  private static func chosen(_ box: Rect, width: Double, isOnly: Bool) -> Path {
    if isOnly { return .roundedRect(box, radius: 4) }
    let (end, radius) = (box.x + width + 0.5, 4.0)
    let (topLeft, footLeft) = (box.origin, Point(x: box.x, y: box.maxY))
    let footStart = Point(x: box.x + radius, y: box.maxY)
    let topStart = Point(x: box.x, y: box.y + radius)
    return Path([
      .move(Point(x: end, y: box.y)), .line(Point(x: end, y: box.maxY)), .line(footStart),
      Path.turn(from: footStart, corner: footLeft, to: Point(x: box.x, y: box.maxY - radius)),
      .line(topStart),
      Path.turn(from: topStart, corner: topLeft, to: Point(x: box.x + radius, y: box.y)), .close,
    ])
  }

  /// 13 points (documented), centred by its capitals, at least 4 points from the segment's ends (assumed).
  private static func text(
    _ title: String, _ index: Int, _ width: Double, _ box: Rect, _ weight: FontWeight, _ color: Color,
    _ canvas: inout SceneryCanvas
  ) {
    canvas.text(
      title, x: box.x + Double(index) * width + 4, baseline: box.midY + 4.5, width: width - 8, size: 13,
      weight: weight, color: color, alignment: .center)
  }
}
