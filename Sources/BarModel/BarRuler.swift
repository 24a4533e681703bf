import BarGeometry

/// Measures and places the pieces of a bar, left to right.
struct BarRuler {
  var bar: Rect
  var appearance = BarAppearance()
  var traits: Traits
  var measuring: any TextMeasuring

  var leadingMargin: Double { BarSpacing.leadingMargin(traits) }
  /// Where contents end at the trailing side.
  var trailingEnd: Double { bar.width - BarSpacing.trailingMargin(traits) }

  /// Whole pixels, rounded up: a text always fits the frame made for it, and both edges of the frame lie on the
  /// pixel grid, also in a mirrored bar.
  func width(_ text: String?, _ font: FontDescription) -> Double {
    guard let text, !text.isEmpty else { return 0 }
    let exact = measuring.width(
      of: text, font: font, direction: traits.direction, locale: traits.locale)
    let pixels = (exact * traits.scale).rounded(.up)
    // Up again: a third of a point cut to thousandths would be too narrow.
    return (pixels / traits.scale * 1000).rounded(.up) / 1000
  }

  /// Where something `height` points high begins when it is centred in the bar, on a whole pixel (view dump of an
  /// iPhone 6 Plus: 11.667 for the indicator, not 11.5).
  func centeredY(_ height: Double) -> Double { snapped(bar.y + (bar.height - height) / 2) }

  /// Images of buttons stand a pixel above the middle: 24 pt ones at 9.667 of 44 at 3x, 9.5 at 2x (view dumps), a
  /// caret's middle at 21.67 (measured: tp17_default).
  func imageY(_ height: Double) -> Double { (centeredY(height) - 1 / traits.scale).quantized }

  func snapped(_ length: Double) -> Double {
    ((length * traits.scale).rounded() / traits.scale).quantized
  }

  /// Labels at rest stand on whole pixels, as UIKit lays them out; otherwise they would be blurred.
  func label(_ text: String, _ font: FontDescription, x: Double, width: Double) -> BarLayout.Label {
    BarLayout.Label(
      text: text, font: font, frame: Rect(x: snapped(x), y: bar.y, width: width, height: bar.height))
  }

  /// The first candidate that ends before `limit`; nil when none does (the arrow stands alone).
  func backLabel(candidates: [String], x: Double, upTo limit: Double) -> BarLayout.Label? {
    let font = appearance.backButton.normal.font
    for text in candidates where !text.isEmpty {
      let width = width(text, font)
      if x + width <= limit { return label(text, font, x: x, width: width) }
    }
    return nil
  }
}
