import BarModel
import BarNavigation

/// From iOS 15 on every bar is transparent at the scroll edge, whatever its legacy properties say.
struct LegacyAtScrollEdgeRule: LintRule {
  static let id = "legacy-at-scroll-edge"
  static let summary = "A legacy colour or image is not seen at the scroll edge from iOS 15 on."
  static let evidence = Finding.Evidence.documented
  static let source =
    "UINavigationBar.scrollEdgeAppearance: transparent where nobody set one, from iOS 15 on all bars"

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard subject.traits.os >= 15 else { return [] }
    return subject.visibleLooks.compactMap { look in
      guard look.standard(subject.traits) == nil, !look.hasScrollEdge(subject.traits),
        let property = background(of: look.bar)
      else { return nil }
      let name = quoted(look.page.screen.name)
      let (severity, when): (Finding.Severity, String) =
        if look.page.screen.scroll == nil {
          (.warning, "\(name) has no scroll view, so its bar is always at the edge and never shows it")
        } else if look.isAtScrollEdge(subject.traits) {
          (.warning, "while \(name) is at its top, the bar does not show it")
        } else {
          (.note, "when \(name) is scrolled to its top, the bar loses it")
        }
      return finding(
        severity, at: subject.path(of: property, over: look.page),
        "\(property.name) does not count at the scroll edge on iOS \(subject.traits.os), where the bar is "
          + "transparent: \(when)",
        remedy: "use standardAppearance and scrollEdgeAppearance with the same colour")
    }
  }

  /// What a bar shows away from the edge and not at it.
  private func background(of bar: BarStyle) -> BarProperty? {
    if let image = bar.backgroundImage.value { return image.isEmpty ? nil : .backgroundImage }
    return bar.barTintColor.value == nil ? nil : .barTintColor
  }
}
