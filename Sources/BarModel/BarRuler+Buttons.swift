import BarGeometry

extension BarRuler {
  /// Buttons of one side with why they stand there.
  struct Group {
    var buttons: [BarLayout.Button] = []
    var reasons: [(index: Int, rule: LayoutRule)] = []

    /// Where it ends inward.
    var end: Double? { buttons.last?.bounds.maxX }
  }

  /// Buttons from `start` inward, in order, none with content beyond `limit`: a title is cut to what is left, and what
  /// has no room at all is left out (assumed; UIKit never lets items overlap).
  func group(_ items: [BarButtonItem], from start: Double, upTo limit: Double) -> Group {
    var group = Group()
    for (index, item) in items.enumerated() {
      let padding = self.padding(item)
      let isFirst = group.buttons.isEmpty
      let edge = group.end.map { $0 + BarSpacing.itemGap } ?? start
      let x = edge + (isFirst ? BarSpacing.edgePadding : padding)
      let size = contentSize(item)
      guard size.width > 0 else {
        group.reasons.append((index, .buttonEmpty))
        continue
      }
      let room = limit - x
      let isText = isText(item)
      // An ellipsis with a letter before it needs about this much.
      guard size.width <= room || (isText && room >= font(item).size * 1.5) else {
        group.reasons.append((index, .buttonLeftOut))
        continue
      }
      let width = min(size.width, room)
      let taken = isText ? max(width, BarSpacing.minimumTitleWidth) : width
      let bounds = Rect(x: edge, y: bar.y, width: x + taken + padding - edge, height: bar.height)
      group.buttons.append(
        button(
          item, index: index, content: Rect(x: x, y: 0, width: width, height: size.height), bounds: bounds))
      if !isFirst { group.reasons.append((index, .buttonGap)) }
      if !isText {
        group.reasons += [(index, .imagePadding), (index, item.system == nil ? .imageHeight : .symbol)]
      }
      if isText { group.reasons.append((index, .buttonBaseline)) }
      if taken > width { group.reasons.append((index, .minimumTitle)) }
      if width < size.width { group.reasons.append((index, .buttonCut)) }
      if hasBackground(item) { group.reasons.append((index, .buttonBackground)) }
    }
    return group
  }

  private func state(_ item: BarButtonItem) -> ButtonAppearance.State { appearance.state(of: item) }
  private func font(_ item: BarButtonItem) -> FontDescription { state(item).font }
  private func isText(_ item: BarButtonItem) -> Bool { item.text(traits) != nil }
  private func hasBackground(_ item: BarButtonItem) -> Bool {
    state(item).backgroundImage.map { !$0.isEmpty } ?? false
  }

  private func padding(_ item: BarButtonItem) -> Double {
    if !isText(item) { return BarSpacing.imagePadding }
    return hasBackground(item) ? BarSpacing.backgroundPadding : 0
  }

  private func contentSize(_ item: BarButtonItem) -> Size {
    if let text = item.text(traits) { return Size(width: width(text, font(item)), height: bar.height) }
    if let system = item.system { return system.symbolSize(os: traits.os, scale: traits.scale) ?? .zero }
    return item.image.map { $0.isEmpty ? .zero : $0.size } ?? .zero
  }

  private func button(_ item: BarButtonItem, index: Int, content: Rect, bounds: Rect) -> BarLayout.Button {
    var result = BarLayout.Button(item: item, index: index, bounds: bounds)
    if let text = item.text(traits) {
      result.label = label(text, font(item), x: content.x, width: content.width)
    } else {
      // Symbols are drawn where they belong in a height that only needs centring.
      let y = item.system == nil ? imageY(content.height) : centeredY(content.height)
      result.imageFrame = Rect(
        x: snapped(content.x), y: y, width: content.width, height: content.height)
    }
    if hasBackground(item), let image = state(item).backgroundImage {
      result.background = background(of: content, image)
    }
    return result
  }

  /// Around `content`: 30 pt high, or as high as an image that does not stretch.
  func background(of content: Rect, _ image: BarImage) -> Rect {
    let height =
      image.capInsets == nil && image.size.height > 1 ? image.size.height : BarSpacing.backgroundHeight
    return Rect(
      x: content.x - BarSpacing.backgroundPadding, y: centeredY(height),
      width: content.width + 2 * BarSpacing.backgroundPadding, height: height)
  }
}
