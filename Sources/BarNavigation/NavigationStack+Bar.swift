public import BarModel

extension NavigationStack {
  /// Up or down when animated, the top page's safe area along with it.
  mutating func setBarHidden(_ hiding: BarHiding, as operation: StackOperation) -> Transition {
    let old = self
    var log = EventLog(isAnimated: operation.isAnimated)
    hide(hiding, &log)
    record(.setNavigationBarHidden, top, wroteHidden: hiding, &log)
    if isBarHidden != old.isBarHidden { layOut(top, &log) }
    return still(operation, before: old, log)
  }

  /// The page wishes for another bar from now on; on top it also writes it.
  mutating func restyle(_ name: String, _ style: BarStyle, as operation: StackOperation) throws(StackError)
    -> Transition
  {
    guard let index = pages.firstIndex(where: { $0.name == name }) else {
      throw .notOnStack(page: name, known: pages.map(\.name))
    }
    let old = self
    let wish = pages[index].screen.hooks[.viewWillAppear] ?? BarStyle()
    pages[index].screen.hooks[.viewWillAppear] = wish.applying(style)
    let isOnTop = index == pages.count - 1
    if isOnTop { bar.apply(style) }
    var log = EventLog(isAnimated: false)
    record(.restyle, pages[index], wrote: isOnTop && style != BarStyle() ? style : nil, &log)
    return still(operation, before: old, log)
  }

  /// The delegate of the bar says no to a tap on the back button: the page stays, and the bar's subviews, which UIKit
  /// has faded, come back.
  func veto(_ operation: StackOperation) -> Transition {
    var log = EventLog(isAnimated: operation.isAnimated)
    record(.shouldPop, top, answer: .vetoed, &log)
    var transition = still(operation, before: self, log)
    transition.isCancelled = true
    transition.isVetoed = true
    return transition
  }

  /// Writes to the shared bar outside of the life cycle, as a scroll view's delegate does.
  public mutating func write(_ style: BarStyle) { bar.apply(style) }

  /// Scrolls a page's scroll view.
  /// - Parameter offset: `contentOffset.y`, points.
  /// - Throws: `notOnStack`, `doesNotScroll`. O(pages).
  public mutating func setContentOffset(_ offset: Double, of name: String) throws(StackError) {
    guard let index = pages.firstIndex(where: { $0.name == name }) else {
      throw .notOnStack(page: name, known: pages.map(\.name))
    }
    guard pages[index].screen.scroll != nil else { throw .doesNotScroll(page: name) }
    pages[index].screen.scroll(to: offset)
  }

  /// Scrolls a page; on top it writes to the bar what its rules say there.
  /// - Throws: as `setContentOffset`. O(pages).
  public mutating func scroll(_ name: String, to offset: Double) throws(StackError) {
    try setContentOffset(offset, of: name)
    if top.name == name, let style = top.screen.scrolledStyle { write(style) }
  }
}
