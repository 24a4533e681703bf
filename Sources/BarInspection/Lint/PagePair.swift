import BarModel
import BarNavigation

/// A page that lies on another, and what becomes of the bar when it is popped.
struct PagePair {
  var lower: Page
  var upper: Page
  /// The bar while the lower page rested on top; as it would ask for it where it never did.
  var lowerBar: BarStyle
  var upperBar: BarStyle
  var isLowerHidden: Bool
  /// The lower page has never been on top.
  var isLowerNew: Bool

  /// The shared bar after a pop, with all that hooks write on the way.
  var barAfterPop: BarStyle {
    var bar = upperBar
    for rule in upper.screen.scroll?.onScroll ?? [] { bar.apply(rule.bar) }
    bar.apply(upper.screen.style(in: .viewWillDisappear) ?? BarStyle())
    if isLowerNew { bar.apply(lower.screen.style(in: .viewDidLoad) ?? BarStyle()) }
    bar.apply(lower.screen.style(in: .viewWillAppear) ?? BarStyle())
    bar.apply(upper.screen.style(in: .viewDidDisappear) ?? BarStyle())
    bar.apply(lower.screen.style(in: .viewDidAppear) ?? BarStyle())
    return bar
  }

  var isHiddenAfterPop: Bool {
    let hidings = [
      upper.screen.barHiding[.viewWillDisappear], isLowerNew ? lower.screen.barHiding[.viewDidLoad] : nil,
      lower.screen.barHiding[.viewWillAppear], upper.screen.barHiding[.viewDidDisappear],
      lower.screen.barHiding[.viewDidAppear],
    ]
    return hidings.reduce(upper.screen.hidesBar ?? isLowerHidden) { $1?.isHidden ?? $0 }
  }

  /// What the upper page wrote and nobody puts back.
  var leaks: [BarProperty] {
    // A page with a bar of its own writes to that.
    if ["perPageBar", "ownContainer"].contains(upper.screen.strategy?.name) { return [] }
    let after = barAfterPop
    return BarProperty.all.filter {
      upper.screen.path(writing: $0) != nil && !$0.isEqual(after, lowerBar)
    }
  }
}

extension LintSubject {
  /// Every two pages of the story of which one lies on the other, once.
  var pairs: [PagePair] {
    var result: [PagePair] = []
    for (lower, upper) in zip(stack, stack.dropFirst()) {
      let isTop = upper.name == stack.last?.name
      result.append(pair(lower, upper, upperBar: isTop ? startBar : nil))
    }
    for move in moves where move.direction == .push {
      guard let lower = move.below else { continue }
      var pair = pair(lower, move.to, upperBar: move.isCancelled ? nil : move.barAfter)
      if lower.name == move.from.name {
        pair.lowerBar = move.barBefore
        pair.isLowerHidden = lower.screen.hidesBar ?? move.visibility.isHiddenBefore
        pair.isLowerNew = false
      }
      result.append(pair)
    }
    var seen: Set<[String]> = []
    return result.filter { seen.insert([$0.lower.screen.name, $0.upper.screen.name]).inserted }
  }

  private func pair(_ lower: Page, _ upper: Page, upperBar: BarStyle?) -> PagePair {
    let lowerBar = initialBar.applying(lower.screen.writes)
    return PagePair(
      lower: lower, upper: upper, lowerBar: lowerBar,
      upperBar: upperBar ?? lowerBar.applying(upper.screen.writes),
      isLowerHidden: lower.screen.hidesBar ?? false, isLowerNew: true)
  }
}
