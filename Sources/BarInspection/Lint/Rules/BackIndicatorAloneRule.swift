import BarModel
import BarNavigation

/// The back indicator and its transition mask count as a pair (R9).
struct BackIndicatorAloneRule: LintRule {
  static let id = "back-indicator-alone"
  static let summary =
    "A back indicator without its transition mask, or a mask alone: the system's arrow is shown."
  static let evidence = Finding.Evidence.documented
  static let source = "UINavigationBar.h, backIndicatorImage: both must be set"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.visibleLooks.flatMap { look in
      let legacy = look.standard(subject.traits) == nil ? legacyFinding(look, subject) : nil
      let objects =
        subject.traits.os < 13
        ? []
        : look.appearances.compactMap { property, style in
          lone(style.backIndicatorImage, style.backIndicatorTransitionMaskImage).map { set, missing in
            report(
              look, at: subject.path(ofAppearance: property, over: look).key(set), set, missing,
              of: property.name)
          }
        }
      return [legacy].compactMap { $0 } + objects
    }
  }

  private func legacyFinding(_ look: LintLook, _ subject: LintSubject) -> LintFinding? {
    lone(look.bar.backIndicatorImage, look.bar.backIndicatorTransitionMaskImage).map { set, missing in
      let property: BarProperty =
        set == "backIndicatorImage" ? .backIndicatorImage : .backIndicatorTransitionMaskImage
      return report(look, at: subject.path(of: property, over: look.page), set, missing, of: "the bar")
    }
  }

  private func lone(_ image: Setting<BarImage>, _ mask: Setting<BarImage>) -> (set: String, missing: String)?
  {
    let names = ("backIndicatorImage", "backIndicatorTransitionMaskImage")
    return switch (image.value, mask.value) {
    case (_?, nil): (names.0, names.1)
    case (nil, _?): (names.1, names.0)
    default: nil
    }
  }

  private func report(
    _ look: LintLook, at path: LintPath, _ set: String, _ missing: String, of owner: String
  ) -> LintFinding {
    finding(
      at: path,
      "\(owner) of \(quoted(look.page.screen.name)) has a \(set) and no \(missing): neither counts, and the system's "
        + "arrow is shown",
      remedy: "add \(missing)")
  }
}
