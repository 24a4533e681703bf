import BarGeometry
import BarInspection
import BarModel
import Testing

@Suite("Styles for programs")
struct StyleTreeTests {
  private func member(_ key: String, _ value: StyleTree) -> StyleTree.Member {
    StyleTree.Member(key: key, value: value)
  }

  @Test("what nobody touched is left out; what is unset is said to be so")
  func states() {
    #expect(StyleTree(BarStyle()) == .members([]))
    var style = BarStyle()
    style.barTintColor = .value(DynamicColor(.white))
    style.shadowImage = .unset
    style.backgroundImage = .value(.empty)
    style.alpha = .value(0.5)
    style.translucent = .value(false)
    style.barStyle = .value(.black)
    #expect(
      StyleTree(style)
        == .members([
          member("barStyle", .text("black")), member("translucent", .flag(false)),
          member("barTintColor", .text("#FFFFFF")), member("alpha", .number(0.5)),
          member("backgroundImage", .text("empty")), member("shadowImage", .unset),
        ]))
  }

  @Test("keys are those of scene files: images by metrics stand together")
  func metrics() {
    var style = BarStyle()
    style.compactBackgroundImage = .value(.empty)
    style.defaultPromptBackgroundImage = .unset
    #expect(
      StyleTree(style)
        == .members([
          member(
            "backgroundImages",
            .members([member("compact", .text("empty")), member("defaultPrompt", .unset)])
          )
        ]))
  }

  @Test("objects within objects")
  func nested() {
    var appearance = AppearanceStyle(configure: .opaque)
    appearance.backgroundColor = .value(DynamicColor(light: .white, dark: .black))
    appearance.titleTextAttributes = .value(TextAttributes(color: DynamicColor(.black), size: 15))
    appearance.titlePositionAdjustment = .value(Point(x: 1, y: -2))
    var style = BarStyle()
    style.standardAppearance = .value(appearance)
    let colors = [member("light", .text("#FFFFFF")), member("dark", .text("#000000"))]
    #expect(
      StyleTree(style)
        == .members([
          member(
            "standardAppearance",
            .members([
              member("configure", .text("opaque")), member("backgroundColor", .members(colors)),
              member(
                "titleTextAttributes",
                .members([member("color", .text("#000000")), member("size", .number(15))])),
              member("titlePositionAdjustment", .list([.number(1), .number(-2)])),
            ]))
        ]))
  }
}
