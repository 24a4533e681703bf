/// What a page writes when its scroll view stands at `offset`; between two rules it is mixed.
public struct ScrollRule: Hashable, Sendable {
  /// `contentOffset.y`, points.
  public var offset: Double
  /// To the bar.
  public var bar: BarStyle
  /// To the text in the page's title view; nil: nothing.
  public var titleViewColor: DynamicColor?

  public init(offset: Double, bar: BarStyle, titleViewColor: DynamicColor? = nil) {
    self.offset = offset
    self.bar = bar
    self.titleViewColor = titleViewColor
  }
}

extension [ScrollRule] {
  /// What rules, by rising offset, write at `offset`; nil without rules. O(rules).
  ///
  /// What a rule does not set keeps the value of the rules before it, so the answer does not depend on the way there.
  /// Before the first rule and after the last one these two hold. Between two rules, numbers, colours and images of
  /// one colour are mixed linearly; whatever has no middle keeps the lower rule's value until the upper one's offset
  /// is reached.
  public func rule(at offset: Double) -> ScrollRule? {
    guard var lower = first else { return nil }
    for next in dropFirst() {
      let upper = ScrollRule(
        offset: next.offset, bar: lower.bar.applying(next.bar),
        titleViewColor: next.titleViewColor ?? lower.titleViewColor)
      guard upper.offset <= offset else { return lower.mixed(with: upper, at: offset) }
      lower = upper
    }
    lower.offset = offset
    return lower
  }
}

extension ScrollRule {
  fileprivate func mixed(with upper: ScrollRule, at position: Double) -> ScrollRule {
    guard position > offset else {
      return ScrollRule(offset: position, bar: bar, titleViewColor: titleViewColor)
    }
    let fraction = (position - offset) / (upper.offset - offset)
    return ScrollRule(
      offset: position, bar: bar.mixed(with: upper.bar, fraction),
      titleViewColor: titleViewColor.map { $0.mixed(with: upper.titleViewColor ?? $0, fraction) })
  }
}
