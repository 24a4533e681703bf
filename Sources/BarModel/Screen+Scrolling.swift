import BarGeometry

extension Screen {
  /// What the page's scroll rules write to the bar where it stands; nil without rules or while nobody said where
  /// that is.
  public var scrolledStyle: BarStyle? { scrolledRule?.bar }

  private var scrolledRule: ScrollRule? {
    guard let scroll, let offset = scroll.contentOffset else { return nil }
    return scroll.onScroll.rule(at: offset)
  }

  /// What the page writes to the shared bar in `hook`; nil: nothing. What depends on the scroll position is refreshed
  /// when the page is about to appear, on top of its own style (R19).
  public func style(in hook: LifecycleHook) -> BarStyle? {
    var style = hooks[hook] ?? BarStyle()
    if hook == .viewWillAppear, let scrolledStyle { style.apply(scrolledStyle) }
    return style == BarStyle() ? nil : style
  }

  /// Puts the page's scroll view to `offset` (`contentOffset.y`, points), its title view's text with it. Without a
  /// scroll view nothing happens. What the rules write to the bar is `scrolledStyle`.
  public mutating func scroll(to offset: Double) {
    guard scroll != nil else { return }
    scroll?.contentOffset = offset
    guard let color = scrolledRule?.titleViewColor, case .text(let text, _) = item.titleView else { return }
    item.titleView = .text(text, color: color)
  }
}

extension Screen {
  /// `contentOffset.y` at the very top under `bar`: minus the adjusted inset, points; 0 without a scroll view.
  /// - Parameter isLarge: the bar has a large title for this page.
  public func restingOffset(bar: BarStyle, traits: Traits, isLarge: Bool) -> Double {
    let layout = PageLayout(
      screen: self, isTranslucent: BarAppearance.isTranslucent(bar: bar, screen: self, traits: traits),
      traits: traits, isLarge: isLarge)
    return (-layout.adjustedInset.top).quantized
  }
}
