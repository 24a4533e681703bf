public import BarGeometry

extension BarLayout {
  mutating func mirror() {
    let width = bar.width
    prompt = prompt?.mirrored(in: width)
    title = title?.mirrored(in: width)
    titleView = titleView?.mirrored(in: width)
    backLabel = backLabel?.mirrored(in: width)
    backImage = backImage?.mirrored(in: width)
    backIndicator = backIndicator?.mirrored(in: width)
    backBackground = backBackground?.mirrored(in: width)
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

  func offset(by offset: Point) -> Self {
    var copy = self
    copy.frame = frame.offset(by: offset)
    return copy
  }
}

extension BarLayout.TitleViewFrame {
  func mirrored(in width: Double) -> Self {
    var copy = self
    copy.frame = frame.mirrored(in: width)
    copy.label = label?.mirrored(in: width)
    return copy
  }
}

extension BarLayout.Button {
  /// Where its content stands.
  public var frame: Rect { imageFrame ?? label?.frame ?? .zero }

  func mirrored(in width: Double) -> Self {
    var copy = self
    copy.label = label?.mirrored(in: width)
    copy.imageFrame = imageFrame?.mirrored(in: width)
    copy.background = background?.mirrored(in: width)
    copy.bounds = bounds.mirrored(in: width)
    return copy
  }

  /// Title and background moved as the appearance says.
  func adjusted(_ appearance: BarAppearance) -> Self {
    let state = appearance.state(of: item)
    var copy = self
    copy.label = label?.offset(by: state.titleOffset)
    copy.background = background?.offset(by: state.backgroundOffset)
    return copy
  }
}

extension BarAppearance {
  /// How a button of this item looks: done or plain, enabled or not.
  public func state(of item: BarButtonItem) -> ButtonAppearance.State {
    let kind = item.style == .done ? doneButton : button
    return item.isEnabled ? kind.normal : kind.disabled
  }
}
