internal import BarDisplay
internal import BarGeometry

/// The icons of the status bar.
enum StatusBarGlyphs {
  /// Measures of a battery, points.
  struct Battery {
    /// The outline's outer size.
    var size: Size
    var radius: Double
    var fillRadius: Double
    var capHeight: Double
    /// From the left of the outline to the right of the cap, which is 1.4 wide and 1 away.
    var totalWidth: Double { size.width + 2.4 }

    /// Measured on an iPhone 6s: 24.6 by 10.7 with antialiasing, cap included.
    static let classic = Battery(
      size: Size(width: 22.1, height: 10.5), radius: 2.6, fillRadius: 1.3, capHeight: 3.8)
    /// Measured on an iPhone X: outline 336.2…358.1 by 17.5…28.8, cap 4 high to 360.6.
    static let firstNotch = Battery(
      size: Size(width: 22, height: 11.3), radius: 2.7, fillRadius: 1.4, capHeight: 4)
    /// Apple's design kit for iOS 17: 25 by 13, radius 4.3, fill radius 2.5.
    static let modern = Battery(
      size: Size(width: 25, height: 13), radius: 4.3, fillRadius: 2.5, capHeight: 4.2)
  }

  /// Four bars, full reception, standing on one line.
  static func addSignal(
    to canvas: inout SceneryCanvas, x: Double, centerY: Double, width: Double, _ color: Color
  ) {
    // Proportions of the design kit: bars 3 of 17 wide, 4, 6, 8.4 and 10.7 high.
    let unit = width / 17
    for (index, height) in [4, 6, 8.4, 10.7].enumerated() {
      let left = x + Double(index) * unit * 14 / 3
      canvas.rect(
        left, centerY + (5.35 - height) * unit, 3 * unit, height * unit, radius: unit * 0.8, color)
    }
  }

  /// Three waves, the smallest a full fan.
  static func addWiFi(
    to canvas: inout SceneryCanvas, x: Double, centerY: Double, width: Double, _ color: Color
  ) {
    // A fan of 90° is √2 radii wide. Ring limits are fractions of the radius, read off a real one.
    let radius = width / 1.4142135624
    let center = Point(x: x + width / 2, y: centerY + radius / 2)
    for (inner, outer) in [(0.79, 1), (0.45, 0.66), (0, 0.32)] {
      canvas.add(
        .fill(Path.fan(center: center, inner: inner * radius, outer: outer * radius), color))
    }
  }

  /// A full battery; the outline 35 % and the cap 40 % of the colour's alpha.
  static func addBattery(
    to canvas: inout SceneryCanvas, x: Double, centerY: Double, _ battery: Battery, _ color: Color
  ) {
    let outer = Rect(
      x: x, y: centerY - battery.size.height / 2, width: battery.size.width, height: battery.size.height)
    let outline = Path.roundedRect(outer.outset(by: -0.5), radius: battery.radius - 0.5)
    canvas.add(.stroke(outline, width: 1, color.faded(0.35)))
    canvas.add(.rect(outer.outset(by: -2), radius: battery.fillRadius, fill: color))
    let left = outer.maxX + 1
    let half = battery.capHeight / 2
    canvas.add(
      .fill(
        Path([
          .move(Point(x: left, y: centerY - half)),
          .curve(
            Point(x: left + 1.87, y: centerY - half * 0.6), Point(x: left + 1.87, y: centerY + half * 0.6),
            to: Point(x: left, y: centerY + half)), .close,
        ]), color.faded(0.4)))
  }
}
