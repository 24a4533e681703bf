import BarGeometry
import BarModel

/// Stored properties of a style by name, each with the copying of that one property.
struct StyleKey<Style>: Sendable {
  var name: String
  var copy: @Sendable (Style, inout Style) -> Void

  init<Value>(_ name: String, _ path: any WritableKeyPath<Style, Value> & Sendable) {
    self.name = name
    copy = { $1[keyPath: path] = $0[keyPath: path] }
  }
}

/// Every stored property of a value, by name.
func properties(_ value: Any) -> [String: AnyHashable] {
  Mirror(reflecting: value).children.reduce(into: [:]) { all, child in
    if let name = child.label { all[name] = child.value as? AnyHashable }
  }
}

extension BarStyle {
  static let keys: [StyleKey<BarStyle>] = [
    StyleKey("barStyle", \.barStyle), StyleKey("translucent", \.translucent),
    StyleKey("barTintColor", \.barTintColor), StyleKey("tintColor", \.tintColor),
    StyleKey("alpha", \.alpha), StyleKey("backgroundAlpha", \.backgroundAlpha),
    StyleKey("prefersLargeTitles", \.prefersLargeTitles),
    StyleKey("backgroundImage", \.backgroundImage),
    StyleKey("compactBackgroundImage", \.compactBackgroundImage),
    StyleKey("defaultPromptBackgroundImage", \.defaultPromptBackgroundImage),
    StyleKey("compactPromptBackgroundImage", \.compactPromptBackgroundImage),
    StyleKey("shadowImage", \.shadowImage), StyleKey("titleTextAttributes", \.titleTextAttributes),
    StyleKey("largeTitleTextAttributes", \.largeTitleTextAttributes),
    StyleKey("titleVerticalPositionAdjustment", \.titleVerticalPositionAdjustment),
    StyleKey("backIndicatorImage", \.backIndicatorImage),
    StyleKey("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage),
    StyleKey("standardAppearance", \.standardAppearance),
    StyleKey("compactAppearance", \.compactAppearance),
    StyleKey("scrollEdgeAppearance", \.scrollEdgeAppearance),
    StyleKey("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
  ]

  /// Everything set, in one of several ways that share no value.
  static func full(_ variant: Int) -> BarStyle {
    let tone = Double(variant) / 10
    return BarStyle {
      $0.barStyle = .value(variant == 1 ? .black : .default)
      $0.translucent = .value(variant == 1)
      $0.barTintColor = .value(DynamicColor(Color(white: tone)))
      $0.tintColor = .value(DynamicColor(Color(white: tone + 0.01)))
      $0.alpha = .value(tone + 0.02)
      $0.backgroundAlpha = .value(tone + 0.03)
      $0.prefersLargeTitles = .value(variant == 1)
      $0.backgroundImage = .value(.solid("background\(variant)", hasAlpha: false))
      $0.compactBackgroundImage = .value(.solid("compact\(variant)", hasAlpha: false))
      $0.defaultPromptBackgroundImage = .value(.solid("prompt\(variant)", hasAlpha: false))
      $0.compactPromptBackgroundImage = .value(.solid("compactPrompt\(variant)", hasAlpha: false))
      $0.shadowImage = .value(.solid("shadow\(variant)", hasAlpha: false))
      $0.titleTextAttributes = .value(TextAttributes(size: 10 + tone))
      $0.largeTitleTextAttributes = .value(TextAttributes(size: 30 + tone))
      $0.titleVerticalPositionAdjustment = .value(tone + 0.04)
      $0.backIndicatorImage = .value(.solid("indicator\(variant)", hasAlpha: true))
      $0.backIndicatorTransitionMaskImage = .value(.solid("mask\(variant)", hasAlpha: true))
      $0.standardAppearance = .value(.full(variant))
      $0.compactAppearance = .value(.full(variant + 2))
      $0.scrollEdgeAppearance = .value(.full(variant + 5))
      $0.compactScrollEdgeAppearance = .value(.full(variant + 7))
    }
  }
}

extension AppearanceStyle {
  /// All but `configure`, which clears others.
  static let keys: [StyleKey<AppearanceStyle>] = [
    StyleKey("backgroundColor", \.backgroundColor), StyleKey("backgroundEffect", \.backgroundEffect),
    StyleKey("backgroundImage", \.backgroundImage),
    StyleKey("backgroundImageContentMode", \.backgroundImageContentMode),
    StyleKey("shadowColor", \.shadowColor), StyleKey("shadowImage", \.shadowImage),
    StyleKey("titleTextAttributes", \.titleTextAttributes),
    StyleKey("largeTitleTextAttributes", \.largeTitleTextAttributes),
    StyleKey("titlePositionAdjustment", \.titlePositionAdjustment),
    StyleKey("buttonAppearance", \.buttonAppearance),
    StyleKey("doneButtonAppearance", \.doneButtonAppearance),
    StyleKey("backButtonAppearance", \.backButtonAppearance),
    StyleKey("backIndicatorImage", \.backIndicatorImage),
    StyleKey("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage),
  ]

  static func full(_ variant: Int) -> AppearanceStyle {
    let tone = Double(variant) / 20
    let configurations = Configuration.allCases
    return AppearanceStyle(configurations[variant % configurations.count]) {
      $0.backgroundColor = .value(DynamicColor(Color(white: tone)))
      $0.backgroundEffect = .value(BlurEffect.allCases[variant % BlurEffect.allCases.count])
      $0.backgroundImage = .value(.solid("image\(variant)", hasAlpha: false))
      $0.backgroundImageContentMode = .value(
        ImageContentMode.allCases[variant % ImageContentMode.allCases.count])
      $0.shadowColor = .value(DynamicColor(Color(white: tone + 0.01)))
      $0.shadowImage = .value(.solid("line\(variant)", hasAlpha: false))
      $0.titleTextAttributes = .value(TextAttributes(size: 20 + tone))
      $0.largeTitleTextAttributes = .value(TextAttributes(size: 40 + tone))
      $0.titlePositionAdjustment = .value(.init(x: tone, y: -tone))
      $0.buttonAppearance = .value(.full(tone + 0.1))
      $0.doneButtonAppearance = .value(.full(tone + 0.2))
      $0.backButtonAppearance = .value(.full(tone + 0.3))
      $0.backIndicatorImage = .value(.solid("arrow\(variant)", hasAlpha: true))
      $0.backIndicatorTransitionMaskImage = .value(.solid("cover\(variant)", hasAlpha: true))
    }
  }
}

extension ButtonAppearanceStyle {
  static let keys: [StyleKey<ButtonAppearanceStyle>] = [
    StyleKey("normal", \.normal), StyleKey("highlighted", \.highlighted), StyleKey("disabled", \.disabled),
    StyleKey("focused", \.focused),
  ]

  static func full(_ tone: Double) -> ButtonAppearanceStyle {
    var style = ButtonAppearanceStyle()
    style.normal = .value(.full(tone))
    style.highlighted = .value(.full(tone + 0.01))
    style.disabled = .value(.full(tone + 0.02))
    style.focused = .value(.full(tone + 0.03))
    return style
  }
}

extension ButtonAppearanceStyle.State {
  static let keys: [StyleKey<ButtonAppearanceStyle.State>] = [
    StyleKey("titleTextAttributes", \.titleTextAttributes),
    StyleKey("titlePositionAdjustment", \.titlePositionAdjustment),
    StyleKey("backgroundImage", \.backgroundImage),
    StyleKey("backgroundImagePositionAdjustment", \.backgroundImagePositionAdjustment),
  ]

  static func full(_ tone: Double) -> ButtonAppearanceStyle.State {
    var state = ButtonAppearanceStyle.State()
    state.titleTextAttributes = .value(
      TextAttributes(color: DynamicColor(Color(white: tone)), size: 10 + tone))
    state.titlePositionAdjustment = .value(.init(x: tone, y: -tone))
    state.backgroundImage = .value(.solid("button\(tone)", hasAlpha: true))
    state.backgroundImagePositionAdjustment = .value(.init(x: -tone, y: tone))
    return state
  }
}
