import BarGeometry
import BarModel
import BarNavigation

/// A page without a scroll view is always at the scroll edge, where standardAppearance does not count.
struct AppearanceAtScrollEdgeRule: LintRule {
  static let id = "appearance-at-scroll-edge"
  static let summary = "A page without a scroll view never shows its standardAppearance from iOS 15 on."
  static let evidence = Finding.Evidence.documented
  static let source =
    "UINavigationBar.scrollEdgeAppearance: the standard one without its background where nobody set one"

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard subject.traits.os >= 15 else { return [] }
    return subject.visibleLooks.compactMap { look in
      guard look.page.screen.scroll == nil, !look.hasScrollEdge(subject.traits),
        let style = look.standard(subject.traits), isOwnBackground(style)
      else { return nil }
      return finding(
        at: subject.path(ofAppearance: .standardAppearance, over: look),
        "\(quoted(look.page.screen.name)) has no scroll view, so its bar is always at the scroll edge: without a "
          + "scrollEdgeAppearance it is transparent, and the background of standardAppearance is never seen",
        remedy: "give scrollEdgeAppearance the same values")
    }
  }

  /// Somebody chose it: the default's material is not missed.
  private func isOwnBackground(_ style: AppearanceStyle) -> Bool {
    if let color = style.backgroundColor.value, color != .clear { return true }
    if let image = style.backgroundImage.value, !image.isEmpty { return true }
    return style.configure == .opaque && !style.backgroundColor.isTouched
  }
}
