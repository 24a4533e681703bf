import BarModel
import BarNavigation

/// An image that can be seen through over an opaque bar shows a backing that nobody asked for, and the other way
/// round (R19).
struct ImageAlphaVsTranslucentRule: LintRule {
  static let id = "image-alpha-vs-translucent"
  static let summary = "A background image's alpha contradicts translucent."
  static let evidence = Finding.Evidence.documented
  static let source = "UINavigationBar.h, isTranslucent"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.visibleLooks.compactMap { look in
      guard look.standard(subject.traits) == nil, let image = look.bar.backgroundImage.value,
        let isTranslucent = look.bar.translucent.value
      else { return nil }
      let isSeeThrough = image.isEmpty || image.summary.hasAlpha
      guard isTranslucent != isSeeThrough else { return nil }
      let name = quoted(look.page.screen.name)
      let writer =
        look.page.screen.path(writing: .translucent) == nil ? BarProperty.backgroundImage : .translucent
      let path = subject.path(of: writer, over: look.page)
      return isSeeThrough
        ? finding(
          at: path,
          "the bar of \(name) has translucent: false and a background image that can be seen through: UIKit puts "
            + "an opaque colour under it",
          remedy: "leave translucent out, so that the image decides, or use an opaque image")
        : finding(
          at: path,
          "the bar of \(name) has translucent: true and an opaque background image: UIKit makes the image "
            + "see-through",
          remedy: "leave translucent out, so that the image decides, or use an image with alpha")
    }
  }
}
