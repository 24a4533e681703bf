import BarGeometry

extension BarLayout {
  /// Adds the large title's part below the row, as tall as scrolling leaves it, to a bar that was laid out without.
  ///
  /// Evidence: 34 pt bold, text origin 16, baseline 80 below the bar's top and so 16 above its bottom (measured on
  /// iOS 14, two titles).
  public mutating func addLargeTitle(
    _ item: NavigationItem, page: PageLayout, appearance: BarAppearance, traits: Traits,
    measuring: any TextMeasuring
  ) {
    guard page.barHeight.largeTitle > 0 else { return }
    background.height = page.barBottom - background.y
    note(.background, .largeTitlePart)
    let remaining = page.largeTitleHeight
    // Flutter hands the title over to the row when 10 points are left; how long UIKit fades is not known here.
    if remaining > BarLayout.inlineTitleThreshold { titleOpacity = 0 }
    if title != nil, titleOpacity == 0 { note(.title, .titleIsLarge) }
    guard let text = item.title, !text.isEmpty, titleOpacity == 0 else { return }

    var font = appearance.largeTitle.font
    // An attribute's own size does not follow the content size (documented: only text styles do).
    if font.size == BarLayout.largeTitleSize { font.size = traits.contentSize.largeTitleSize }
    let ruler = BarRuler(bar: bar, appearance: appearance, traits: traits, measuring: measuring)
    let margin = BarSpacing.leadingMargin(traits)
    let room = bar.width - margin - BarSpacing.trailingMargin(traits)
    let width = min(ruler.width(text, font), room)
    let height = page.barHeight.largeTitle
    var frame = Rect(x: margin, y: page.barBottom - height, width: width, height: height)
    if traits.isRightToLeft { frame = frame.mirrored(in: bar.width) }
    frame = frame.offset(by: appearance.largeTitle.offset)
    largeTitle = LargeTitleLabel(
      text: text, font: font, frame: frame, baseline: height - BarLayout.belowBaseline(fontSize: font.size),
      scale: BarLayout.pulledScale(pull: remaining - height, width: width, room: room),
      visiblePart: Rect(
        x: 0, y: bar.maxY, width: bar.width, height: max(0, page.barBottom - bar.maxY)),
      isWhole: remaining >= height)
    note(.largeTitle, margin == 20 ? .margin20 : .margin16, .largeTitle)
    if remaining < height { note(.largeTitle, .largeTitleScrolled) }
    if remaining > height { note(.largeTitle, .largeTitlePulled) }
  }

  /// The default size of a large title, points (documented).
  static let largeTitleSize = 34.0

  /// Points of the large title's part of the bar below which the row's title stands in for it: documented in
  /// Flutter's bar.
  static let inlineTitleThreshold = 10.0

  /// From a large title's baseline to the bar's bottom: 16 at 34 pt (measured). Of these 8 are taken for padding, as
  /// Flutter has it, and the rest for the font's descent, which grows with the size (assumed).
  static func belowBaseline(fontSize: Double) -> Double {
    (8 + 8 * fontSize / largeTitleSize).quantized
  }

  /// A pulled title grows by 3 % for every 44 points, by 10 % at most and no wider than its room: Flutter's bar,
  /// fitted to iOS by eye.
  static func pulledScale(pull: Double, width: Double, room: Double) -> Double {
    guard pull > 0, width > 0 else { return 1 }
    return max(1, min(1 + 0.03 * pull / 44, 1.1, room / width)).quantized
  }
}
