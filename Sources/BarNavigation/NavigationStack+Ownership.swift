import BarModel

/// What becomes of the bar as pages come and go.
extension NavigationStack {
  /// A page that leaves the top: its look is kept.
  mutating func keepLook(of page: Page) {
    memory[page.name] = bar
    guard ownership == .own else { return }
    if isBarHidden { hiddenPages.insert(page.name) } else { hiddenPages.remove(page.name) }
  }

  /// Before any code of the page that comes to the top: it finds its own bar where pages have one.
  mutating func takeOwnBar(of page: Page, _ log: inout EventLog) {
    guard ownership == .own else { return }
    bar = memory[page.name] ?? untouchedBar
    hide(BarHiding(isHidden: hiddenPages.contains(page.name)), &log)
  }

  /// R18: the returning page's look is restored before its own code runs.
  mutating func restoreLook(of page: Page) {
    if let look = memory[page.name] { putBack(look) }
  }

  /// The look that was captured for the page on top comes to the bar again.
  mutating func putBack(_ look: BarStyle) {
    switch ownership {
    case .shared, .own: break
    case .remembered: bar = look
    case .rememberedInPart(let keys): bar.take(keys, from: look)
    }
  }

  /// After a cancel a strategy that remembers looks returns everything, also whether the bar is hidden, as YP's
  /// library does. UIKit leaves that to the page that comes back.
  mutating func putBack(_ old: NavigationStack, _ log: inout EventLog) {
    putBack(old.bar)
    switch ownership {
    case .shared, .own: break
    case .remembered, .rememberedInPart: hide(BarHiding(isHidden: old.isBarHidden), &log)
    }
  }

  /// A hook of `page` writes: to the one bar, or where pages have their own to that page's.
  mutating func write(_ style: BarStyle, of page: Page) {
    if ownership == .own, page.name != top.name {
      memory[page.name]?.apply(style)
    } else {
      bar.apply(style)
    }
  }
}
