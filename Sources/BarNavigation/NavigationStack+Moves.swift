import BarModel

extension NavigationStack {
  /// How an operation slides pages; nil when none moves.
  func move(for operation: StackOperation) throws(StackError) -> Move? {
    switch operation {
    case .push(let page, _):
      if pages.contains(where: { $0.name == page.name }) { throw .pushedTwice(page: page.name) }
      return Move(pages: pages + [page], direction: .push)
    case .pop: return Move(pages: try pagesBelowTop(), direction: .pop)
    case .popTo, .popToRoot, .popToKind:
      return Move(pages: Array(pages[...(try target(of: operation))]), direction: .pop)
    case .swipe: return Move(pages: try pagesBelowTop(), direction: .pop, isInteractive: true)
    case .backButton:
      let below = try pagesBelowTop()
      if let reason = missingBackButton { throw .noBackButton(page: top.name, reason) }
      return top.screen.allowsPop ? Move(pages: below, direction: .pop, isAllowed: true) : nil
    case .pushSingle(let page, let mode, let parentKind, _):
      return try pushSingle(page, mode: mode, parentKind: parentKind)
    case .set, .insert: return setting(try arrangement(for: operation))
    case .interrupted, .setBarHidden, .restyle, .present, .dismiss: return nil
    }
  }

  private func pagesBelowTop() throws(StackError) -> [Page] {
    if pages.count == 1 { throw .poppedRoot(page: top.name) }
    return ancestors
  }

  /// Index of the page that a longer pop leads to.
  private func target(of operation: StackOperation) throws(StackError) -> Int {
    switch operation {
    case .popTo(let name, _):
      guard let index = pages.firstIndex(where: { $0.name == name }) else {
        throw .notOnStack(page: name, known: pages.map(\.name))
      }
      if index == pages.count - 1 { throw .alreadyOnTop(page: name) }
      return index
    case .popToKind(let kind, _):
      guard let index = ancestors.lastIndex(where: { kinds.isKind($0.screen.kind, of: kind) }) else {
        throw .noPageOfKind(kind, known: ancestors.map(\.screen.kind))
      }
      return index
    default:
      if pages.count == 1 { throw .poppedRoot(page: top.name) }
      return 0
    }
  }

  /// UIKit's rule (setViewControllers(_:animated:)): the same top page: nothing slides; one that was on the stack: a
  /// pop; a new one: a push, even onto a smaller stack.
  private func setting(_ newPages: [Page]) -> Move? {
    guard let newTop = newPages.last, newTop.name != top.name else { return nil }
    let isKnown = pages.contains { $0.name == newTop.name }
    return Move(pages: newPages, direction: isKnown ? .pop : .push, barCall: .setting)
  }

  /// Why a tap finds no back button (R6); nil: it is there.
  private var missingBackButton: StackError.BackButtonReason? {
    let item = top.screen.item
    if isBarHidden { return .hiddenBar }
    if item.hidesBackButton { return .hidden }
    return !item.left.isEmpty && !item.leftItemsSupplementBackButton ? .replaced : nil
  }
}
