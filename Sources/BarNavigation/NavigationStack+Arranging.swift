import BarModel

extension NavigationStack {
  /// The stack that a set or an insertion asks for. A page that is on the stack stays the object it is.
  func arrangement(for operation: StackOperation) throws(StackError) -> [Page] {
    switch operation {
    case .set(let wanted, _):
      if wanted.isEmpty { throw .emptySet }
      if let twice = NavigationStack.firstRepeated(wanted) { throw .setTwice(page: twice) }
      return wanted.map { page in pages.first { $0.name == page.name } ?? page }
    case .insert(let page, let place):
      if pages.contains(where: { $0.name == page.name }) { throw .pushedTwice(page: page.name) }
      var result = pages
      result.insert(page, at: try index(of: place))
      return result
    default: return pages
    }
  }

  private func index(of place: StackOperation.Place) throws(StackError) -> Int {
    let name =
      switch place {
      case .before(let name), .after(let name): name
      }
    guard let index = pages.firstIndex(where: { $0.name == name }) else {
      throw .notOnStack(page: name, known: pages.map(\.name))
    }
    if case .after = place { return index + 1 }
    return index
  }

  /// Another stack under the same top page: nothing slides, the items are set.
  mutating func rearrange(_ newPages: [Page], as operation: StackOperation) -> Transition {
    let old = self
    let (before, after) = (Set(pages.map(\.name)), Set(newPages.map(\.name)))
    let left = pages.filter { !after.contains($0.name) }
    let came = newPages.filter { !before.contains($0.name) }
    var log = EventLog(isAnimated: false)
    pages = newPages
    for page in left + came { send(.willMoveToParent, page, &log) }
    items = newPages.map(\.name)
    for page in came + left { send(.didMoveToParent, page, &log) }
    for page in left {
      record(.deinitialized, page, &log)
      forget(page)
    }
    return still(operation, before: old, popped: left, log)
  }

  /// An operation that slides no page.
  /// - Parameter old: the stack before it.
  func still(_ operation: StackOperation, before old: NavigationStack, popped: [Page] = [], _ log: EventLog)
    -> Transition
  {
    Transition(
      operation: operation, direction: nil, from: old.visible, to: visible,
      ancestorsOfFrom: old.presented == nil ? old.ancestors : [],
      ancestorsOfTo: presented == nil ? ancestors : [], barBefore: old.bar, barInFlight: bar, barAfter: bar,
      visibility: BarVisibility(
        isHiddenBefore: old.isBarHidden, isHiddenInFlight: isBarHidden, isHiddenAfter: isBarHidden,
        motion: old.isBarHidden == isBarHidden ? .none : log.motion),
      popped: popped, events: log.events)
  }
}
