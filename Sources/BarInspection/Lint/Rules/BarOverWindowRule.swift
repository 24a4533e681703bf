import BarGeometry
import BarModel
import BarNavigation

/// A page that begins below a see-through bar leaves the window to be seen behind the bar.
struct BarOverWindowRule: LintRule {
  static let id = "bar-over-window"
  static let summary = "A page begins below a bar that can be seen through: the window shows behind the bar."
  static let evidence = Finding.Evidence.documented
  static let source = "edgesForExtendedLayout: without the top edge a view begins below the bar"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.visibleLooks.compactMap { look in
      let screen = look.page.screen
      // A window of the page's own colour is not noticed.
      guard !screen.extendsUnderTopBar,
        screen.content.color.map({ $0.resolved(subject.traits) != subject.container }) ?? true
      else { return nil }
      let bar = look.appearance(subject.traits)
      guard bar.alpha > 0, isSeeThrough(bar.background) else { return nil }
      return finding(
        at: .screen(screen.name).key("layout").key("edgesForExtendedLayout"),
        "\(quoted(screen.name)) begins below a bar that can be seen through: the window shows behind the bar",
        remedy: "let the page extend under the bar, make the bar opaque, or give container the page's colour")
    }
  }

  private func isSeeThrough(_ background: BarAppearance.Background) -> Bool {
    if background.alpha < 1 { return true }
    if let image = background.image, !image.isEmpty, !image.summary.hasAlpha, background.imageOpacity == 1 {
      return false
    }
    return (background.color?.alpha ?? 0) < 1
  }
}
