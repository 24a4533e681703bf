import BarModel
import BarNavigation

/// A transparent bar is an empty background image and an empty shadow image (R2, R19).
struct EmptyBackgroundWithoutEmptyShadowRule: LintRule {
  static let id = "empty-background-without-empty-shadow"
  static let summary =
    "An empty background image without an empty shadow image leaves a line across the page."
  static let evidence = Finding.Evidence.documented
  static let source = "UINavigationBar.h, shadowImage"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.visibleLooks.compactMap { look in
      // At the scroll edge of iOS 15 the line is gone with all the rest.
      guard look.standard(subject.traits) == nil, look.bar.backgroundImage.value?.isEmpty == true,
        look.bar.shadowImage.value == nil, subject.traits.os < 15 || !look.isAtScrollEdge(subject.traits)
      else { return nil }
      return finding(
        at: subject.path(of: .backgroundImage, over: look.page),
        "the bar of \(quoted(look.page.screen.name)) has an empty background image and no shadow image: the "
          + "hairline stays",
        remedy: "add shadowImage: \"empty\"")
    }
  }
}
