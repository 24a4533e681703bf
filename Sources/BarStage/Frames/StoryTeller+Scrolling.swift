import BarModel
import BarNavigation

extension StoryTeller {
  /// The page's scroll view goes to `to`, and the page writes to the bar what its rules say there. Nil when the page
  /// is not on top, of which nothing is to be seen: it is moved at once, and writes when it appears again.
  mutating func scroll(_ name: String, from: Double?, to: Double, duration: Double) throws(StackError)
    -> Scrolling?
  {
    let barBefore = stack.bar
    let page = stack.top
    let isOnTop = page.name == name
    let start = from ?? page.screen.scroll?.contentOffset ?? restingOffset
    try stack.scroll(name, to: to)
    guard isOnTop else { return nil }
    return Scrolling(
      page: name, from: start, to: to, duration: duration, barBefore: barBefore, barAfter: stack.bar)
  }

  /// Where the top page's scroll view stands that nobody moved.
  private var restingOffset: Double {
    let page = stack.top
    let isLarge = NavigationItem.showsLargeTitle(
      (stack.ancestors + [page]).map(\.screen.item), bar: stack.bar, traits: traits)
    return page.screen.restingOffset(bar: stack.bar, traits: traits, isLarge: isLarge)
  }
}
