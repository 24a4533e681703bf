import BarGeometry
import BarModel
import BarStage
import Testing

/// From the text of a bar to its style. The stored properties are read by reflection: one that no key sets fails the
/// test with its name.
@Suite("Bars from files")
struct BarDecodingTests {
  private static let image = "{solid: '#FF0000'}"

  private static let attributes = "{color: '#00FF00', size: 20, weight: 'bold', family: 'Inter', kern: 1}"

  private static let button: String = {
    let state = """
      {titleTextAttributes: \(attributes), titlePositionAdjustment: [1, 2], backgroundImage: \(image),
      backgroundImagePositionAdjustment: {vertical: 3}}
      """
    return "{normal: \(state), highlighted: \(state), disabled: \(state), focused: \(state)}"
  }()

  private static let appearance = """
    {configure: 'opaque', backgroundColor: '#112233', backgroundEffect: 'dark', backgroundImage: \(image),
    backgroundImageContentMode: 'bottomRight', shadowColor: '#445566', shadowImage: \(image),
    titleTextAttributes: \(attributes), largeTitleTextAttributes: \(attributes),
    titlePositionAdjustment: {horizontal: 4, vertical: 5}, buttonAppearance: \(button),
    doneButtonAppearance: \(button), backButtonAppearance: \(button), backIndicatorImage: \(image),
    backIndicatorTransitionMaskImage: \(image)}
    """

  private static let bar = """
    {barStyle: 'black', translucent: false, barTintColor: '#123456', tintColor: '#654321', alpha: 0.5,
    backgroundAlpha: 0.25, prefersLargeTitles: true, backgroundImage: \(image),
    backgroundImages: {compact: \(image), defaultPrompt: \(image), compactPrompt: \(image)},
    shadowImage: \(image), titleTextAttributes: \(attributes), largeTitleTextAttributes: \(attributes),
    titleVerticalPositionAdjustment: 2, backIndicatorImage: \(image),
    backIndicatorTransitionMaskImage: \(image), standardAppearance: \(appearance),
    compactAppearance: \(appearance), scrollEdgeAppearance: \(appearance),
    compactScrollEdgeAppearance: \(appearance)}
    """

  private func style(_ bar: String) throws -> BarStyle {
    try Stage.scene("{screens: {a: {}}, stack: ['a'], bar: \(bar)}").bar
  }

  /// Every stored property of a value, by name.
  private func properties(_ value: Any) -> [(name: String, value: AnyHashable?)] {
    Mirror(reflecting: value).children.compactMap { child in
      child.label.map { ($0, child.value as? AnyHashable) }
    }
  }

  private func expectAll(_ value: Any, differFrom untouched: Any, in kind: String) {
    for (mine, other) in zip(properties(value), properties(untouched)) {
      #expect(mine.value != other.value, "no key of \(kind) sets \(mine.name)")
    }
  }

  @Test("every stored property of a bar, an appearance, a button and a state is set by a key")
  func complete() throws {
    let style = try style(BarDecodingTests.bar)
    expectAll(style, differFrom: BarStyle(), in: "a bar")
    let objects = [
      style.standardAppearance, style.compactAppearance, style.scrollEdgeAppearance,
      style.compactScrollEdgeAppearance,
    ]
    for object in objects {
      let appearance = try #require(object.value)
      expectAll(appearance, differFrom: AppearanceStyle(), in: "an appearance")
      for kind in [\AppearanceStyle.buttonAppearance, \.doneButtonAppearance, \.backButtonAppearance] {
        let button = try #require(appearance[keyPath: kind].value)
        expectAll(button, differFrom: ButtonAppearanceStyle(), in: "a button")
        for state in [\ButtonAppearanceStyle.normal, \.highlighted, \.disabled, \.focused] {
          let state = try #require(button[keyPath: state].value)
          expectAll(state, differFrom: ButtonAppearanceStyle.State(), in: "a state")
          #expect(state.titlePositionAdjustment == .value(Point(x: 1, y: 2)))
          #expect(state.backgroundImagePositionAdjustment == .value(Point(x: 0, y: 3)))
        }
      }
      #expect(appearance.backgroundImageContentMode == .value(.bottomRight))
      #expect(appearance.titlePositionAdjustment == .value(Point(x: 4, y: 5)))
    }
    #expect(try self.style("{}") == BarStyle())
  }

  @Test("every key that may be null unsets its property")
  func unset() throws {
    let keys = SceneObjectName.bar.object.fields.filter { $0.isNullable && $0.name != "backgroundImages" }
    let style = try style("{" + keys.map { "\($0.name): null" }.joined(separator: ", ") + "}")
    let metrics = ["compactBackgroundImage", "defaultPromptBackgroundImage", "compactPromptBackgroundImage"]
    for (name, value) in properties(style) where !metrics.contains(name) {
      #expect(value.map { "\($0)".hasSuffix("unset") } == true, "null does not unset \(name)")
    }
    let images = try self.style("{backgroundImages: {default: null, compact: null, compactPrompt: null}}")
    #expect(images.backgroundImage == .unset && images.compactBackgroundImage == .unset)
    #expect(
      images.compactPromptBackgroundImage == .unset && images.defaultPromptBackgroundImage == .untouched)
  }

  @Test("each content mode of the table is one of the model's, and each of the model's can be written")
  func contentModes() throws {
    for mode in ImageContentMode.allCases {
      let style = try style("{standardAppearance: {backgroundImageContentMode: '\(mode.rawValue)'}}")
      #expect(style.standardAppearance.value?.backgroundImageContentMode == .value(mode))
    }
  }

  @Test("each effect of the table is one of the model's, and each of the model's can be written")
  func effects() throws {
    for effect in BlurEffect.allCases {
      let style = try style("{standardAppearance: {backgroundEffect: '\(effect.rawValue)'}}")
      #expect(style.standardAppearance.value?.backgroundEffect == .value(effect))
    }
  }

  @Test("backgroundImages.default is backgroundImage and wins over it")
  func defaultMetrics() throws {
    let style = try style(
      "{backgroundImage: {solid: '#FF0000'}, backgroundImages: {default: {solid: '#0000FF'}}}")
    #expect(style.backgroundImage.value?.summary.averageColor == Color(red: 0, green: 0, blue: 1))
  }

  static let malformed: [SceneTableRow] = [
    .bar("prefersLargeTitles: ‸1", "expected true or false, found a number"),
    .bar("backgroundImages: {‸landscape: 'x'}", "unknown key 'landscape'"),
    .bar("backgroundImages: {compact: ‸5}", "expected an image, found a number"),
    .bar("backgroundImages: ‸null", "expected an object, found null"),
    .bar("largeTitleTextAttributes: {‸colour: '#FFF'}", "did you mean 'color'?"),
    .bar("largeTitleTextAttributes: {size: ‸0}", "0 is out of range"),
    .bar("compactAppearance: {configure: ‸'opaqe'}", "did you mean 'opaque'?"),
    .bar("compactScrollEdgeAppearance: ‸[]", "expected an object, found a list"),
    .bar(
      "standardAppearance: {backgroundImageContentMode: ‸'centre'}", "did you mean 'center'?"),
    .bar("standardAppearance: {buttonAppearance: ‸'bold'}", "expected an object, found a string"),
    .bar("standardAppearance: {buttonAppearance: {‸selected: {}}}", "unknown key 'selected'"),
    .bar(
      "standardAppearance: {backButtonAppearance: {normal: {titlePositionAdjustment: ‸[1]}}}",
      "write [horizontal, vertical]"),
    .bar(
      "standardAppearance: {doneButtonAppearance: {normal: {titleTextAttributes: {weight: ‸'fat'}}}}",
      "unknown word 'fat'"),
    .bar("scrollEdgeAppearance: {titlePositionAdjustment: {vertical: ‸201}}", "201 is out of range"),
  ]

  @Test("a malformed value is reported at its place", arguments: malformed)
  func mistake(row: SceneTableRow) throws {
    let marked = JSON5MarkedText(row.marked)
    let found = try SceneTableRow.check(marked.source())
    #expect(found.map { "\($0.line):\($0.column)" } == [marked.place], "\(found)")
    #expect(found.first?.summary.contains(row.fragment) == true, "\(found)")
  }
}
