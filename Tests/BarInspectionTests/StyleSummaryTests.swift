import BarGeometry
import BarInspection
import BarModel
import Testing

@Suite("Style summaries")
struct StyleSummaryTests {
  private let image = BarImage(
    name: "brand",
    summary: ImageSummary(
      digest: "0", size: Size(width: 1, height: 1), hasAlpha: false, averageColor: .white))

  private var appearance: AppearanceStyle {
    var style = AppearanceStyle(configure: .opaque)
    style.backgroundColor = .value(DynamicColor(light: .white, dark: .black))
    style.backgroundEffect = .value(.systemChromeMaterial)
    style.backgroundImage = .value(image)
    style.backgroundImageContentMode = .value(.scaleAspectFill)
    style.shadowColor = .unset
    style.shadowImage = .value(.empty)
    style.titleTextAttributes = .value(TextAttributes(size: 16.5, weight: .bold))
    style.largeTitleTextAttributes = .value(TextAttributes(weight: .heavy))
    style.titlePositionAdjustment = .value(Point(x: 4, y: -2.5))
    style.buttonAppearance = .value(button)
    style.doneButtonAppearance = .unset
    style.backButtonAppearance = .value(ButtonAppearanceStyle())
    style.backIndicatorImage = .value(image)
    style.backIndicatorTransitionMaskImage = .unset
    return style
  }

  private var button: ButtonAppearanceStyle {
    var style = ButtonAppearanceStyle()
    var state = ButtonAppearanceStyle.State()
    state.titleTextAttributes = .value(TextAttributes(size: 15))
    state.titlePositionAdjustment = .value(Point(x: 0, y: 1))
    state.backgroundImage = .value(image)
    state.backgroundImagePositionAdjustment = .unset
    style.normal = .value(state)
    style.highlighted = .unset
    style.disabled = .unset
    style.focused = .unset
    return style
  }

  private var full: BarStyle {
    var style = BarStyle()
    style.barStyle = .value(.black)
    style.translucent = .value(false)
    style.barTintColor = .value(DynamicColor(Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
    style.tintColor = .unset
    style.alpha = .value(1)
    style.backgroundAlpha = .value(0.25)
    style.prefersLargeTitles = .value(true)
    style.backgroundImage = .value(.empty)
    style.compactBackgroundImage = .value(image)
    style.defaultPromptBackgroundImage = .unset
    style.compactPromptBackgroundImage = .unset
    style.shadowImage = .value(image)
    style.largeTitleTextAttributes = .unset
    style.titleTextAttributes = .value(
      TextAttributes(color: DynamicColor(.white), size: 17, weight: .semibold, family: "Avenir", kern: 0.5))
    style.titleVerticalPositionAdjustment = .value(-3)
    style.backIndicatorImage = .value(image)
    style.backIndicatorTransitionMaskImage = .value(image)
    style.standardAppearance = .value(appearance)
    style.compactAppearance = .unset
    style.scrollEdgeAppearance = .value(AppearanceStyle(configure: .transparent))
    style.compactScrollEdgeAppearance = .unset
    return style
  }

  @Test("each property is named with its value, in the order in which a bar has them")
  func words() {
    let expected = [
      "barStyle black", "translucent false", "barTintColor #FF000080", "tintColor unset", "alpha 1",
      "backgroundAlpha 0.25", "prefersLargeTitles true", "backgroundImage empty",
      "compactBackgroundImage \"brand\"", "defaultPromptBackgroundImage unset",
      "compactPromptBackgroundImage unset", "shadowImage \"brand\"",
      "titleTextAttributes {color #FFFFFF, size 17, weight semibold, family \"Avenir\", kern 0.5}",
      "largeTitleTextAttributes unset",
      "titleVerticalPositionAdjustment -3", "backIndicatorImage \"brand\"",
      "backIndicatorTransitionMaskImage \"brand\"",
      "standardAppearance {configure opaque, backgroundColor #FFFFFF/#000000, "
        + "backgroundEffect systemChromeMaterial, backgroundImage \"brand\", "
        + "backgroundImageContentMode scaleAspectFill, shadowColor unset, shadowImage empty, "
        + "titleTextAttributes {size 16.5, weight bold}, largeTitleTextAttributes {weight heavy}, "
        + "titlePositionAdjustment 4,-2.5, buttonAppearance {normal {titleTextAttributes {size 15}, "
        + "titlePositionAdjustment 0,1, backgroundImage \"brand\", backgroundImagePositionAdjustment unset}, "
        + "highlighted unset, disabled unset, focused unset}, doneButtonAppearance unset, "
        + "backButtonAppearance {}, "
        + "backIndicatorImage \"brand\", backIndicatorTransitionMaskImage unset}",
      "compactAppearance unset", "scrollEdgeAppearance {configure transparent}",
      "compactScrollEdgeAppearance unset",
    ]
    #expect(StyleSummary.text(full) == expected.joined(separator: ", "))
  }

  @Test("no stored property of a bar or an appearance is passed over")
  func isComplete() {
    expectComplete(StyleSummary.text(full), full)
    var nested = BarStyle()
    nested.standardAppearance = .value(appearance)
    expectComplete(StyleSummary.text(nested), appearance)
    expectComplete(StyleSummary.text(nested), button)
  }

  private func expectComplete(_ text: String, _ style: Any) {
    for child in Mirror(reflecting: style).children {
      let name = child.label ?? ""
      #expect(text.contains("\(name) "), "the summary, or this test's sample, lacks \(name)")
    }
  }

  @Test("a style that touches nothing is an empty text")
  func untouched() { #expect(StyleSummary.text(BarStyle()) == "") }
}
