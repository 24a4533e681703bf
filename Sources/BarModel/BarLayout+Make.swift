import BarGeometry

extension BarLayout {
  /// Lays out the bar of `screen`, whose predecessor on the stack is `previous` (nil for the root).
  public init(
    screen: Screen, previous: Screen?, appearance: BarAppearance, traits: Traits,
    measuring: any TextMeasuring
  ) {
    let device = traits.device
    let item = screen.item
    let added = item.promptHeight
    bar = Rect(x: 0, y: device.barTop + added, width: device.size.width, height: device.barHeight)
    background = Rect(x: 0, y: 0, width: device.size.width, height: device.barBottom + added)
    note(.background, .background)
    note(.bar, device.barTop < device.safeArea.top ? .rowUnderIsland : .row)
    if added > 0 { note(.bar, .rowUnderPrompt) }
    let ruler = BarRuler(bar: bar, appearance: appearance, traits: traits, measuring: measuring)
    placePrompt(item, ruler)
    placeIndicator(item, previous, ruler)

    // Left items come first, trailing ones get what is left, then the back button says what it has room for.
    let afterIndicator = backIndicator.map { $0.maxX + BarSpacing.afterBackButton }
    let edge = ruler.leadingMargin - BarSpacing.edgePadding
    let left = ruler.group(item.left, from: afterIndicator ?? edge, upTo: ruler.trailingEnd)
    placeTrailing(item, after: left.end ?? afterIndicator, ruler)
    placeBackButton(previous?.item, item, besides: left, ruler)
    let start = backEnd.map { $0 + BarSpacing.afterBackButton } ?? edge
    place(
      start == (afterIndicator ?? edge)
        ? left : ruler.group(item.left, from: start, upTo: ruler.trailingEnd), leads: true, ruler)
    placeMiddle(item, ruler)
    finish(appearance, traits)
  }

  private mutating func placePrompt(_ item: NavigationItem, _ ruler: BarRuler) {
    guard let text = item.prompt, !text.isEmpty else { return }
    // Size and weight are assumed.
    let font = FontDescription(size: 13, weight: .regular)
    let place = ruler.middle(ruler.width(text, font), in: ruler.room(from: nil, to: nil))
    let frame = Rect(
      x: ruler.snapped(place.x), y: bar.y - item.promptHeight, width: place.width, height: item.promptHeight)
    // Capitals in the middle, as in the row (6 pt below the middle at 17 pt).
    let baseline = ruler.snapped(item.promptHeight / 2 + font.size * 6 / 17)
    prompt = Label(text: text, font: font, frame: frame, baseline: baseline)
    note(.prompt, .prompt)
  }

  private mutating func placeTrailing(_ item: NavigationItem, after leading: Double?, _ ruler: BarRuler) {
    let margin = bar.width - ruler.trailingEnd
    let limit = bar.width - (leading.map { $0 + BarSpacing.itemGap } ?? ruler.leadingMargin)
    place(
      ruler.group(item.right, from: margin - BarSpacing.edgePadding, upTo: limit), leads: false, ruler)
    trailing = trailing.map { $0.mirrored(in: bar.width) }
  }

  private mutating func place(_ group: BarRuler.Group, leads: Bool, _ ruler: BarRuler) {
    func part(_ index: Int) -> Part { leads ? .leading(index) : .trailing(index) }
    if leads { leading = group.buttons } else { trailing = group.buttons }
    if let first = group.buttons.first {
      if leads && backIndicator != nil {
        note(part(first.index), .afterBackButton)
      } else {
        let margin = leads ? ruler.leadingMargin : bar.width - ruler.trailingEnd
        note(part(first.index), margin == 20 ? .margin20 : .margin16)
        if margin > 20 { note(part(first.index), .marginInset) }
      }
    }
    for reason in group.reasons { note(part(reason.index), reason.rule) }
  }

  private mutating func placeMiddle(_ item: NavigationItem, _ ruler: BarRuler) {
    let room = ruler.room(from: leading.last?.bounds.maxX ?? backEnd, to: trailing.last?.bounds.x)
    if let view = item.titleView {
      guard let (frame, rules) = ruler.titleView(view, in: room) else { return }
      titleView = frame
      for rule in rules { note(.titleView, rule) }
    } else if let text = item.title, !text.isEmpty {
      let font = ruler.appearance.title.font
      let place = ruler.middle(ruler.width(text, font), in: room)
      title = ruler.label(text, font, x: place.x, width: place.width)
      note(.title, place.rule, .baseline)
    }
  }

  /// Mirrors, then moves texts by their adjustments: a UIOffset is not mirrored (assumed).
  private mutating func finish(_ appearance: BarAppearance, _ traits: Traits) {
    if traits.isRightToLeft { mirror() }
    if appearance.title.offset != .zero, let moved = title?.offset(by: appearance.title.offset) {
      title = moved
      note(.title, .titleOffset)
    }
    backLabel = backLabel?.offset(by: appearance.backButton.normal.titleOffset)
    leading = leading.map { $0.adjusted(appearance) }
    trailing = trailing.map { $0.adjusted(appearance) }
  }
}
