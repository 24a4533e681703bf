public import BarDisplay
public import BarGeometry

/// The status bar: time, signal, Wi-Fi and battery, without the hardware (no screenshot shows notch or
/// island). Clear where there is no ink.
public enum StatusBarDrawing {
  /// Which family of devices the bar belongs to.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Phones with a home button: signal left, time in the middle, battery right.
    case classic
    /// Time in the left ear, the rest in the right one.
    case notch
    /// As `notch`, placed about the Dynamic Island.
    case island
    /// iPads: time and date at the left, Wi-Fi, percentage and battery at the right.
    case pad
  }

  /// The bar for a screen `width` points wide; `height` is the safe area's top or the status bar's height,
  /// points (20, 24, 44, 47, 48, 50, 54, 59 or 62 on real devices). In right-to-left layout everything is
  /// mirrored but the glyphs of the texts. `locale` (BCP 47) chooses digits and the date.
  public static func make(
    width: Double, height: Double, kind: Kind, color: Color,
    direction: LayoutDirection = .leftToRight, locale: String = "en"
  ) -> Drawing {
    let strings = SceneryStrings.forLocale(locale)
    var canvas = SceneryCanvas(
      size: Size(width: width, height: height), direction: direction, locale: strings.locale)
    // Below this there is no room for the parts; a hidden status bar has height 0.
    guard width >= 300, width.isFinite, height >= 20 else { return canvas.drawing }
    switch kind {
    case .classic: addClassic(to: &canvas, color, strings.statusBar)
    case .pad: addPad(to: &canvas, color, strings.statusBar)
    case .notch, .island: addEars(to: &canvas, color, strings.statusBar, isIsland: kind == .island)
    }
    return canvas.drawing
  }

  private static func addClassic(
    to canvas: inout SceneryCanvas, _ color: Color, _ strings: SceneryStrings.StatusBar
  ) {
    let width = canvas.size.width
    // Measured on an iPhone 6s (iOS 9): left ink at 6.4, battery to 370.7 of 375, icons 4.3…15.0 with
    // antialiasing, time's baseline at 14.5.
    let center = 9.75
    StatusBarGlyphs.addSignal(to: &canvas, x: 6.5, centerY: center, width: 16, color)
    StatusBarGlyphs.addWiFi(to: &canvas, x: 27, centerY: center, width: 13, color)
    // 12 pt semibold: cap height measured 9 with antialiasing, 8.5 nominal.
    addText(strings.time, to: &canvas, centerX: width / 2, centerY: 10.25, size: 12, color)
    StatusBarGlyphs.addBattery(to: &canvas, x: width - 29.5, centerY: center, .classic, color)
  }

  private static func addPad(
    to canvas: inout SceneryCanvas, _ color: Color, _ strings: SceneryStrings.StatusBar
  ) {
    let width = canvas.size.width
    // Assumed: 12 pt in both heights; with rounded corners (24) texts start 20 from the edge, else 6.5.
    let margin = canvas.size.height >= 24 ? 20 : 6.5
    let center = canvas.size.height >= 24 ? 13.0 : 10
    let baseline = center + 12 * halfCapHeight
    canvas.text(
      strings.timeAndDate, x: margin, baseline: baseline, width: 150, size: 12, weight: .semibold,
      color: color)
    let battery = width - margin - 24.5
    StatusBarGlyphs.addBattery(to: &canvas, x: battery, centerY: center, .classic, color)
    canvas.text(
      strings.batteryLevel, x: battery - 44, baseline: baseline, width: 39, size: 12, weight: .semibold,
      color: color, alignment: .trailing)
    StatusBarGlyphs.addWiFi(to: &canvas, x: battery - 58, centerY: center, width: 13, color)
  }

  private static func addEars(
    to canvas: inout SceneryCanvas, _ color: Color, _ strings: SceneryStrings.StatusBar, isIsland: Bool
  ) {
    let metrics = StatusBarMetrics(size: canvas.size, isIsland: isIsland)
    let width = canvas.size.width
    addText(
      strings.time, to: &canvas, centerX: metrics.earCenter, centerY: metrics.centerY,
      size: metrics.fontSize, color)
    var x = width - metrics.earCenter - metrics.groupWidth / 2
    let center = metrics.iconCenterY
    StatusBarGlyphs.addSignal(to: &canvas, x: x, centerY: center, width: metrics.signalWidth, color)
    x += metrics.signalWidth + metrics.spacing
    StatusBarGlyphs.addWiFi(to: &canvas, x: x, centerY: center, width: metrics.wifiWidth, color)
    x += metrics.wifiWidth + metrics.spacing
    StatusBarGlyphs.addBattery(to: &canvas, x: x, centerY: center, metrics.battery, color)
  }

  // Cap height of San Francisco, 0.705 em (documented in its OS/2 table), halved.
  private static let halfCapHeight = 0.3525

  private static func addText(
    _ string: String, to canvas: inout SceneryCanvas, centerX: Double, centerY: Double, size: Double,
    _ color: Color
  ) {
    canvas.text(
      string, x: centerX - 28, baseline: centerY + size * halfCapHeight, width: 56, size: size,
      weight: .semibold, color: color, alignment: .center)
  }
}
