import BarModel
import BarNavigation

/// A bar that follows the scroll offset is written while the page scrolls, and not when it comes back (R19); from a
/// `contentOffset` that a scene gives it is.
struct ScrollNotRefreshedRule: LintRule {
  static let id = "scroll-not-refreshed"
  static let summary = "A bar driven by scrolling is not written again when its page comes back."
  static let evidence = Finding.Evidence.documented
  static let source = "UIScrollViewDelegate.scrollViewDidScroll: called for scrolling alone"

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard subject.sharesBar else { return [] }
    return subject.pairs.flatMap { pair in
      pair.leaks.filter(pair.isDrivenByLowerScroll).map { property in
        let (lower, upper) = (quoted(pair.lower.screen.name), quoted(pair.upper.screen.name))
        return finding(
          at: pair.lower.screen.scrollPath(writing: property),
          "\(lower) sets \(property.name) while it scrolls, \(upper) above it sets it too, and a pop scrolls "
            + "nothing: the bar keeps what \(upper) set",
          remedy:
            "set \(property.name) in viewWillAppear of \(lower) too, or give its scroll a contentOffset, from which it is refreshed"
        )
      }
    }
  }
}

extension Screen {
  fileprivate func scrollPath(writing property: BarProperty) -> LintPath {
    let index = scroll?.onScroll.firstIndex { property.isTouched($0.bar) } ?? 0
    return .screen(name).key("scroll").key("onScroll").index(index).key("bar").appending(property.path)
  }
}
