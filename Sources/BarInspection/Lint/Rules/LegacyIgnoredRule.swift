import BarModel
import BarNavigation

/// An appearance object counts whole: legacy properties beside it do nothing.
struct LegacyIgnoredRule: LintRule {
  static let id = "legacy-ignored"
  static let summary = "A page sets legacy properties while an appearance object counts in their place."
  static let evidence = Finding.Evidence.documented
  static let source = "UINavigationBar.h, standardAppearance: the object supplies all values"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.visibleLooks.compactMap { look in
      let screen = look.page.screen
      let properties = BarProperty.all.filter {
        $0.isLegacy && $0.hasValue(look.bar) && screen.hook(writing: $0) != nil
      }
      guard look.standard(subject.traits) != nil, let first = properties.first else { return nil }
      return finding(
        .note, at: subject.path(of: first, over: look.page),
        "\(quoted(screen.name)) sets \(list(properties.map(\.name))), and an appearance object counts in "
          + "place of it: it changes nothing on iOS \(subject.traits.os)",
        remedy: "say it in standardAppearance, or keep it for systems before iOS 13")
    }
  }
}
