import BarGeometry

/// Places texts and buttons of a bar, left to right.
struct BarRuler {
  var bar: Rect
  var traits: Traits
  var measuring: any TextMeasuring

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

  private func snapped(_ length: Double) -> Double {
    ((length * traits.scale).rounded() / traits.scale).quantized
  }

  /// Labels at rest stand on whole pixels, as UIKit lays them out; otherwise they would be blurred.
  func label(_ text: String, _ font: FontDescription, x: Double, width: Double) -> BarLayout.Label {
    BarLayout.Label(
      text: text, font: font, frame: Rect(x: snapped(x), y: bar.y, width: width, height: bar.height))
  }

  /// Buttons from the left edge inward, in order, none beyond `limit`: a title is cut to what is left, and what has no
  /// room at all is left out (assumed; UIKit never lets items overlap).
  func buttons(_ items: [BarButtonItem], upTo limit: Double) -> [BarLayout.Button] {
    var x = BarSpacing.margin(traits.device)
    return items.compactMap { item in
      let room = limit - x
      guard let button = button(item, x: x), button.frame.width <= room || button.label != nil, room > 0
      else { return nil }
      var fitted = button
      if let label = button.label, label.frame.width > room {
        // An ellipsis with a letter before it needs about this much.
        guard room >= label.font.size * 1.5 else { return nil }
        fitted.label?.frame.width = room
      }
      x = fitted.maxX + BarSpacing.itemGap
      return fitted
    }
  }

  private func button(_ item: BarButtonItem, x: Double) -> BarLayout.Button? {
    if let image = item.image {
      let frame = Rect(
        x: x, y: centeredY(image.size.height), width: image.size.width, height: image.size.height)
      return BarLayout.Button(item: item, label: nil, imageFrame: frame)
    }
    let font = FontDescription(size: 17, weight: item.style == .done ? .semibold : .regular)
    let text = label(item.title ?? "", font, x: x, width: width(item.title, font))
    return BarLayout.Button(item: item, label: text, imageFrame: nil)
  }

  /// The first candidate that ends a gap before `limit`; nil when none does (the arrow stands alone).
  func backLabel(candidates: [String], x: Double, upTo limit: Double) -> BarLayout.Label? {
    let font = FontDescription(size: 17, weight: .regular)
    for text in candidates where !text.isEmpty {
      let width = width(text, font)
      if x + width + BarSpacing.titleGap <= limit { return label(text, font, x: x, width: width) }
    }
    return nil
  }

  /// Centred in the bar; moved aside when a group would be touched; cut when there is too little room.
  func title(
    _ text: String, font: FontDescription, width: Double, lead: Double, trail: Double
  ) -> BarLayout.Label {
    let margin = BarSpacing.margin(traits.device)
    let left = lead > 0 ? lead + BarSpacing.titleGap : margin
    let right = bar.width - (trail > 0 ? trail + BarSpacing.titleGap : margin)
    let fitted = min(width, max(0, right - left))
    let x = min(max((bar.width - fitted) / 2, left), right - fitted)
    return label(text, font, x: x, width: fitted)
  }
}
