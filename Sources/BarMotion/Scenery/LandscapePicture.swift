internal import BarDisplay
internal import BarGeometry

/// A stylised photograph: sky, sun or moon, mountains, a lake and a wooded shore. Stays inside its rectangle.
struct LandscapePicture {
  let palette: LandscapePalette
  let isDark: Bool
  let variation: SceneryVariation

  init(isDark: Bool, variation: SceneryVariation) {
    let palettes = isDark ? LandscapePalette.night : LandscapePalette.day
    palette = palettes[variation.pick(64, of: palettes.count)]
    self.isDark = isDark
    self.variation = variation
  }

  func add(to canvas: inout SceneryCanvas, in rect: Rect) {
    // Sizes of things follow the shorter side, so that a tall page shows more, not longer, sun and trees.
    let unit = min(rect.width, rect.height)
    let horizon = rect.y + rect.height * 0.6
    let shore = rect.y + rect.height * 0.84
    addGradient(palette.sky, to: &canvas, rect)
    let sun = Point(
      x: rect.x + rect.width * [0.3, 0.5, 0.68][variation.pick(65, of: 3)],
      y: horizon - min(rect.height * 0.24, unit * 0.5))
    if isDark { addStars(to: &canvas, in: rect, above: horizon - unit * 0.1, unit: unit) }
    addSun(to: &canvas, sun, unit: unit)
    addClouds(to: &canvas, in: rect, unit: unit)
    addRidges(to: &canvas, in: rect, horizon: horizon, unit: unit)
    addGradient(
      palette.water, to: &canvas,
      Rect(x: rect.x, y: horizon, width: rect.width, height: rect.maxY - horizon))
    addGlitter(to: &canvas, below: sun.x, from: horizon, to: shore, unit: unit)
    addShore(to: &canvas, in: rect, y: shore, unit: unit)
  }

  private func addGradient(_ colors: [UInt32], to canvas: inout SceneryCanvas, _ rect: Rect) {
    let last = Double(colors.count - 1)
    let stops = colors.enumerated().map {
      GradientContent.Stop(location: (Double($0.offset) / last).quantized, color: Color(rgb: $0.element))
    }
    canvas.add(.gradient(rect, radius: 0, GradientContent(stops: stops, angle: 90)))
  }

  private func addSun(to canvas: inout SceneryCanvas, _ center: Point, unit: Double) {
    let radius = unit * 0.055
    for (factor, alpha) in [(3.2, 0.10), (2.2, 0.14), (1.5, 0.22), (1, 1)] {
      canvas.circle(center, radius: radius * factor, Color(rgb: palette.sun, alpha: alpha))
    }
  }

  /// Points in the upper sky from a linear congruential sequence that the page's name starts.
  private func addStars(to canvas: inout SceneryCanvas, in rect: Rect, above: Double, unit: Double) {
    var state = UInt32(truncatingIfNeeded: variation.pick(66, of: 65_536))
    func next() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 16) / 65_536
    }
    for _ in 0..<60 {
      let center = Point(
        x: rect.x + 2 + (rect.width - 4) * next(), y: rect.y + 2 + (above - rect.y - 4) * next())
      let isBright = next() > 0.8
      canvas.circle(
        center, radius: isBright ? 1.1 : 0.7, Color(white: 1, alpha: isBright ? 0.9 : 0.5))
    }
  }

  /// Flat-bottomed heaps; one lies near the top, where it shows through a translucent bar. Not white, so that
  /// white text on the bar stays readable.
  private func addClouds(to canvas: inout SceneryCanvas, in rect: Rect, unit: Double) {
    let color = Color(rgb: palette.cloud)
    let shift = Double(variation.pick(67, of: 4)) * 0.08
    let heaps = [(0.03 + shift, 0.09, 1.0), (0.6 - shift, 0.15, 0.8), (0.12 + shift, 0.25, 0.6)]
    for (left, top, size) in heaps {
      let part = unit * size
      let x = rect.x + rect.width * left
      let base = rect.y + max(min(rect.height, unit * 2.2) * top, part * 0.13)
      canvas.rect(x, base - part * 0.045, part * 0.3, part * 0.045, radius: part * 0.0225, color)
      for (center, radius) in [(0.085, 0.042), (0.155, 0.06), (0.225, 0.036)] {
        canvas.circle(
          Point(x: x + part * center, y: base - part * max(radius, 0.045)), radius: part * radius, color)
      }
    }
  }

  /// Light on the water: short bars that widen towards the viewer.
  private func addGlitter(
    to canvas: inout SceneryCanvas, below x: Double, from top: Double, to bottom: Double, unit: Double
  ) {
    let thickness = max(unit * 0.006, 1)
    let steps = 9
    for step in 0..<steps {
      let fraction = (Double(step) + 0.6) / Double(steps)
      let y = top + (bottom - top) * fraction * fraction
      let width = unit * (0.05 + 0.16 * fraction) * (step % 2 == 0 ? 1 : 0.6)
      let sway = unit * 0.02 * Double(step % 3 - 1)
      canvas.rect(
        x + sway - width / 2, y, width, thickness, radius: thickness / 2,
        Color(rgb: palette.sun, alpha: 0.55 - 0.3 * fraction))
    }
  }
}
