import BarModel
import BarNavigation

/// A known fault of the system (R20): after a cancelled swipe between two pages with hidden bars, a push corrupts the
/// stack.
struct HiddenHiddenCancelRule: LintRule {
  static let id = "hidden-hidden-cancel"
  static let summary =
    "A swipe between two pages with hidden bars is cancelled and a push follows: corrupt stack."
  static let evidence = Finding.Evidence.assumed
  static let source = "reported in an article on navigation bars, with no version named"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.moves.enumerated().compactMap { index, move in
      guard move.isInteractive, move.isCancelled, isHidden(move), mayBegin(move, subject),
        let push = subject.moves[(index + 1)...].first(where: { $0.direction == .push && !$0.isInteractive })
      else { return nil }
      let (from, to) = (quoted(move.from.screen.name), quoted(move.to.screen.name))
      // UIKit's own rules keep the swipe from beginning; only a trick turns it on.
      let isOn = subject.interactivePop.handling != .system
      return finding(
        isOn ? .error : .warning, at: .step(move.step),
        "the swipe from \(from) to \(to) is cancelled while both hide the bar, and step \(push.step + 1) pushes: "
          + (isOn
            ? "UIKit's stack is corrupt then"
            : "where an app turns the swipe on, UIKit's stack is corrupt then"),
        remedy: "show the bar on one of the two, such as a transparent one, or switch the swipe off with "
          + "interactivePopEnabled: false on \(from)")
    }
  }

  private func isHidden(_ move: LintMove) -> Bool {
    let said = [move.from, move.to].allSatisfy { $0.screen.hidesBar == true }
    return said || move.visibility.isHiddenBefore && move.visibility.isHiddenInFlight
  }

  private func mayBegin(_ move: LintMove, _ subject: LintSubject) -> Bool {
    subject.interactivePop.isEnabled && move.from.screen.interactivePopEnabled
  }
}
