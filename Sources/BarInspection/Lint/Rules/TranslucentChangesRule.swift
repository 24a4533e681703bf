import BarModel
import BarNavigation

/// Translucency decides where pages begin, so a page that changes it moves its neighbour's content (R5, R19).
struct TranslucentChangesRule: LintRule {
  static let id = "translucent-changes"
  static let summary = "A page changes translucent, which moves the content of the page beside it."
  static let evidence = Finding.Evidence.documented
  static let source = "extendedLayoutIncludesOpaqueBars, edgesForExtendedLayout"

  func findings(in subject: LintSubject) -> [LintFinding] {
    let looks = subject.looks
    return neighbours(subject).compactMap { first, second in
      guard depends(first.screen) || depends(second.screen),
        let before = looks.first(where: { $0.page.screen.name == first.screen.name }),
        let after = looks.first(where: { $0.page.screen.name == second.screen.name }),
        before.isTranslucent(subject.traits) != after.isTranslucent(subject.traits),
        let path = [second, first].lazy.compactMap({ $0.screen.path(writing: .translucent) }).first
      else { return nil }
      let word = { $0 ? "translucent" : "opaque" }
      return finding(
        at: path,
        "the bar is \(word(before.isTranslucent(subject.traits))) on \(quoted(first.screen.name)) and "
          + "\(word(after.isTranslucent(subject.traits))) on \(quoted(second.screen.name)): pages begin elsewhere "
          + "under it, and content jumps",
        remedy:
          "keep translucent the same on all pages and see through by colours and images, or let both pages set "
          + "extendedLayoutIncludesOpaqueBars")
    }
  }

  /// Pages that are seen side by side, whichever comes first.
  private func neighbours(_ subject: LintSubject) -> [(Page, Page)] {
    var seen: Set<Set<String>> = []
    let all =
      zip(subject.stack, subject.stack.dropFirst())
      + subject.moves.filter { $0.direction != nil }.map { ($0.from, $0.to) }
    return all.filter { seen.insert([$0.0.screen.name, $0.1.screen.name]).inserted }
  }

  /// Where it begins depends on translucency (documented).
  private func depends(_ screen: Screen) -> Bool {
    screen.extendsUnderTopBar && !screen.extendedLayoutIncludesOpaqueBars
  }
}
