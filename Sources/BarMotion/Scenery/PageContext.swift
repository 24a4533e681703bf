internal import BarDisplay
internal import BarGeometry

/// A placeholder page being laid out: its canvas and everything that all pages ask.
struct PageContext {
  var canvas: SceneryCanvas
  let topInset: Double
  /// What is kept free on both sides, inside the margins.
  let sideInset: Double
  /// Pixels per point; 1 where what was given cannot be one.
  let scale: Double
  let isDark: Bool
  let colors: PageColors
  let strings: SceneryStrings
  let variation: SceneryVariation

  init(
    size: Size, topInset: Double, sideInset: Double, scale: Double, isDark: Bool,
    direction: LayoutDirection, locale: String, seed: String
  ) {
    strings = .forLocale(locale)
    canvas = SceneryCanvas(size: size, direction: direction, locale: strings.locale)
    self.topInset = topInset
    self.sideInset = sideInset
    self.scale = (0.5...16).contains(scale) ? scale : 1
    self.isDark = isDark
    colors = PageColors(isDark: isDark)
    variation = SceneryVariation(seed: seed)
  }

  var width: Double { canvas.size.width }
  /// Where content ends. A page is never endless, whatever height it is asked for.
  var bottom: Double { min(canvas.size.height, 20_000) }
  /// False where a page has no room for content; it then is its background alone.
  var hasRoom: Bool {
    width.isFinite && sideInset >= 0 && width - 2 * sideInset >= 240 && topInset.isFinite && topInset >= 0
  }

  /// From the page's edge to its content: 16, and 20 on screens of 414 and more (documented: UIKit's layout margins),
  /// inside the safe area again 16 (as in the bar).
  var margin: Double { sideInset + (width >= 414 && sideInset == 0 ? 20 : 16) }

  /// The opaque cover that every page starts with.
  mutating func cover(_ color: Color) {
    canvas.add(.rect(canvas.bounds, radius: 0, fill: color))
  }

  /// On a pixel boundary.
  func aligned(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// One pixel high, below `y`.
  mutating func hairline(from x: Double, to maxX: Double, y: Double) {
    canvas.rect(x, aligned(y), maxX - x, 1 / scale, colors.separator)
  }

  /// Lines of running text, as many as fit the page; returns the y below the last one.
  mutating func paragraph(
    _ text: String, x: Double, y: Double, width: Double, size: Double, leading: Double,
    weight: FontWeight = .regular, isBalanced: Bool = false, color: Color
  ) -> Double {
    let room = max(0, Int((bottom - y) / leading))
    let lines = (isBalanced ? LineBreaker.balancedLines : LineBreaker.lines)(text, width, size).prefix(room)
    for (index, line) in lines.enumerated() {
      // Ascender and descender of San Francisco, 0.95 and 0.24 em, are centred in the line.
      let baseline = y + Double(index) * leading + leading / 2 + size * 0.355
      canvas.text(
        line, x: x, baseline: baseline, width: width, size: size, weight: weight, color: color)
    }
    return y + Double(lines.count) * leading
  }
}
