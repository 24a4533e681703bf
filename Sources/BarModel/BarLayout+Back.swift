import BarGeometry

extension BarLayout {
  /// Where the back button ends.
  var backEnd: Double? { backLabel?.frame.maxX ?? backImage?.maxX ?? backIndicator?.maxX }

  mutating func placeIndicator(_ item: NavigationItem, _ previous: Screen?, _ ruler: BarRuler) {
    guard previous != nil else { return }
    // R6: own left items replace the back button, unless they supplement it.
    guard item.showsBackButton else {
      return note(.backIndicator, item.hidesBackButton ? .backHidden : .backReplaced)
    }
    let custom = ruler.appearance.backIndicator
    let size = custom?.image.size ?? BarSpacing.chevron
    let margin = BarSpacing.backMargin(ruler.traits)
    backIndicator = Rect(x: margin, y: ruler.centeredY(size.height), width: size.width, height: size.height)
    note(.backIndicator, margin == 12 ? .indicatorWide : .indicator)
    if custom != nil { note(.backIndicator, .customIndicator) }
    if margin > 12 { note(.backIndicator, .marginInset) }
  }

  /// The label or image beside the indicator: as much as fits before the title, which trailing buttons may have pushed
  /// here, and before left items.
  mutating func placeBackButton(
    _ previous: NavigationItem?, _ item: NavigationItem, besides left: BarRuler.Group, _ ruler: BarRuler
  ) {
    guard let previous, let indicator = backIndicator else { return }
    backItem = previous.backBarButtonItem
    // Custom indicators push the label: the gap after the indicator is kept.
    let x = BarSpacing.backLabelX(ruler.traits) + (indicator.width - BarSpacing.chevron.width)
    let itemsWidth = left.buttons.isEmpty ? 0 : (left.end ?? 0) - indicator.maxX
    let end = trailing.last.map { $0.bounds.x - BarSpacing.titleGap } ?? ruler.trailingEnd
    let width = middleWidth(item, ruler)
    let middle = width > 0 ? min((bar.width - width) / 2, end - width) : end
    let limit = middle - BarSpacing.titleGap - itemsWidth
    if let image = backItem?.image, !image.isEmpty {
      if x + image.size.width <= limit {
        backImage = Rect(
          x: x, y: ruler.imageY(image.size.height), width: image.size.width, height: image.size.height)
        note(.backImage, .backItem)
      }
    } else {
      placeBackLabel(previous, x: x, upTo: limit, ruler)
    }
    if let image = ruler.appearance.backButton.normal.backgroundImage, !image.isEmpty {
      let content = Rect(
        x: indicator.x + BarSpacing.backgroundPadding, y: 0,
        width: (backEnd ?? indicator.maxX) - indicator.x - BarSpacing.backgroundPadding, height: 0)
      backBackground = ruler.background(of: content, image)
    }
  }

  private mutating func placeBackLabel(
    _ previous: NavigationItem, x: Double, upTo limit: Double, _ ruler: BarRuler
  ) {
    let candidates = previous.backTitles(locale: ruler.traits.locale)
    backLabel = ruler.backLabel(candidates: candidates, x: x, upTo: limit)
    guard let backLabel else { return note(.backIndicator, .backTitleNone) }
    if backItem != nil {
      note(.backLabel, .backItem)
    } else {
      note(
        .backLabel,
        backLabel.text == candidates.first && candidates.count > 1 ? .backTitleFits : .backTitleGeneric)
    }
    note(
      .backLabel, BarSpacing.margin(ruler.traits.device) == 20 ? .backLabelAt30 : .backLabelAt27, .baseline)
  }

  /// What stands in the middle asks for; 0 when it takes what it gets.
  private func middleWidth(_ item: NavigationItem, _ ruler: BarRuler) -> Double {
    if let view = item.titleView { return ruler.size(view).width ?? 0 }
    return ruler.width(item.title, ruler.appearance.title.font)
  }
}
