import BarModel
import BarNavigation

/// A hairline that is not part of the style that fakes copy is there in flight and gone at rest, or the other way
/// round (KM#162).
struct HairlineOutsideStyleRule: LintRule {
  static let id = "hairline-outside-style"
  static let summary =
    "The hairline is hidden or coloured by means that do not count as a part of the bar's style."
  static let evidence = Finding.Evidence.documented
  static let source = "UINavigationBar.h, shadowImage: only with a custom background image; KM#162"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.visibleLooks.compactMap { ignoredShadow($0, subject) }
      + subject.faults.enumerated().filter { $0.element == "hairlineByHand" }.map { index, _ in
        finding(
          at: .key("faults").index(index),
          "the real bar's hairline is hidden by hand, which no fake bar copies: it is seen in flight alone",
          remedy: "write shadowImage: \"empty\" with a background image, or an appearance's shadowColor: null"
        )
      }
  }

  /// A shadow image without a background image does nothing.
  private func ignoredShadow(_ look: LintLook, _ subject: LintSubject) -> LintFinding? {
    guard look.standard(subject.traits) == nil, let shadow = look.bar.shadowImage.value,
      !hasBackground(look.bar)
    else { return nil }
    let path = subject.path(of: .shadowImage, over: look.page)
    return finding(
      at: path,
      "the bar of \(quoted(look.page.screen.name)) has \(shadow.isEmpty ? "an empty" : "a") shadow image and no "
        + "background image, without which it does not count: the system's hairline stays",
      remedy: "add a backgroundImage, such as {solid: colour}, or remove shadowImage")
  }

  private func hasBackground(_ bar: BarStyle) -> Bool {
    [
      bar.backgroundImage, bar.compactBackgroundImage, bar.defaultPromptBackgroundImage,
      bar.compactPromptBackgroundImage,
    ].contains { $0.value != nil }
  }
}
