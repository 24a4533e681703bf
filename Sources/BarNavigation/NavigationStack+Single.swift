import BarModel

extension NavigationStack {
  /// R15: a page that is not of the parent class counts by its own, and without a match it is a plain push. Without a
  /// mode the rule is singleTask's.
  func pushSingle(_ page: Page, mode: LaunchMode?, parentKind: String?) throws(StackError) -> Move {
    var kind = page.screen.kind
    if let parentKind, kinds.isKind(kind, of: parentKind) { kind = parentKind }
    func isMatch(_ other: Page) -> Bool { kinds.isKind(other.screen.kind, of: kind) }
    let kept: [Page] =
      switch mode {
      case .singleTop: isMatch(top) ? ancestors : pages
      case .singleInstance: pages.filter { !isMatch($0) }
      case .singleTask, nil: Array(pages.prefix { !isMatch($0) })
      }
    if kept.contains(where: { $0.name == page.name }) { throw .pushedTwice(page: page.name) }
    let isPlain = kept.count == pages.count
    return Move(
      pages: kept + [page], direction: .push, barCall: isPlain ? .asking : .setting, isTopFresh: true)
  }

  /// `hidesBottomBarWhenPushed` of a single push: more than one page (R15).
  public var hidesBottomBarWhenPushed: Bool { pages.count > 1 }
}
