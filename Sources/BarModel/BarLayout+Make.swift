import BarGeometry

extension BarLayout {
  /// Lays out the bar of `screen`, whose predecessor on the stack is `previous` (nil for the root).
  public init(
    screen: Screen, previous: Screen?, appearance: BarAppearance, traits: Traits,
    measuring: any TextMeasuring
  ) {
    let device = traits.device
    bar = Rect(x: 0, y: device.barTop, width: device.size.width, height: device.barHeight)
    background = Rect(x: 0, y: 0, width: device.size.width, height: device.barBottom)
    let ruler = BarRuler(bar: bar, traits: traits, measuring: measuring)
    let item = screen.item

    leading = ruler.buttons(item.left, upTo: bar.width - BarSpacing.margin(device))
    let room = bar.width - (leading.last.map { $0.maxX + BarSpacing.itemGap } ?? BarSpacing.margin(device))
    trailing = ruler.buttons(item.right, upTo: room).map { $0.mirrored(in: bar.width) }
    let titleWidth = ruler.width(item.title, appearance.title.font)
    let trailingX = trailing.map(\.minX).min()

    // R6: own left items replace the back button.
    if let previous, !item.hidesBackButton, item.left.isEmpty {
      let size = appearance.backIndicator?.image.size ?? BarSpacing.chevron
      let indicator = Rect(
        x: BarSpacing.backMargin(device), y: ruler.centeredY(size.height), width: size.width,
        height: size.height)
      backIndicator = indicator
      // Custom indicators push the label: the gap after the indicator is kept.
      let labelX = BarSpacing.backLabelX(device) + (size.width - BarSpacing.chevron.width)
      // It gives way to the title, which trailing buttons may have pushed here, and to those buttons.
      let end = trailingX.map { $0 - BarSpacing.titleGap } ?? bar.width - BarSpacing.margin(device)
      let titleLeading = titleWidth > 0 ? min((bar.width - titleWidth) / 2, end - titleWidth) : end
      backLabel = ruler.backLabel(
        candidates: previous.item.backTitles(locale: traits.locale), x: labelX, upTo: titleLeading)
    }

    if let text = item.title, !text.isEmpty {
      let lead = max(
        backLabel?.frame.maxX ?? backIndicator?.maxX ?? 0, leading.map(\.maxX).max() ?? 0)
      let trail = trailingX.map { bar.width - $0 } ?? 0
      title = ruler.title(text, font: appearance.title.font, width: titleWidth, lead: lead, trail: trail)
    }
    if traits.isRightToLeft { mirror() }
    // A UIOffset is not mirrored (assumed).
    title?.frame.origin.x += appearance.title.offset.x
    title?.frame.origin.y += appearance.title.offset.y
  }

  private mutating func mirror() {
    let width = bar.width
    title = title?.mirrored(in: width)
    backLabel = backLabel?.mirrored(in: width)
    backIndicator = backIndicator?.mirrored(in: width)
    leading = leading.map { $0.mirrored(in: width) }
    trailing = trailing.map { $0.mirrored(in: width) }
  }
}

extension BarLayout.Label {
  func mirrored(in width: Double) -> Self {
    var copy = self
    copy.frame = frame.mirrored(in: width)
    return copy
  }
}

extension BarLayout.Button {
  var frame: Rect { imageFrame ?? label?.frame ?? .zero }
  var minX: Double { frame.x }
  var maxX: Double { frame.maxX }

  func mirrored(in width: Double) -> Self {
    var copy = self
    copy.label = label?.mirrored(in: width)
    copy.imageFrame = imageFrame?.mirrored(in: width)
    return copy
  }
}
