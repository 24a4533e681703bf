import BarModel

/// A property of a bar by its key in scenes, so that rules can go through all of them.
struct BarProperty: Sendable {
  /// What it is seen in.
  enum Role: Sendable {
    case background
    /// Titles, buttons, the back indicator.
    case contents
    case layout
  }

  let path: LintPath
  let role: Role
  /// From before appearance objects: part of the standard appearance where nobody set one.
  let isLegacy: Bool
  let isTouched: @Sendable (BarStyle) -> Bool
  let hasValue: @Sendable (BarStyle) -> Bool
  /// Both have the same value or both leave it to the system.
  let isEqual: @Sendable (BarStyle, BarStyle) -> Bool

  private init<Value>(
    _ path: LintPath, _ role: Role, legacy isLegacy: Bool = false,
    _ key: any KeyPath<BarStyle, Setting<Value>> & Sendable
  ) {
    self.path = path
    self.role = role
    self.isLegacy = isLegacy
    isTouched = { $0[keyPath: key].isTouched }
    hasValue = { $0[keyPath: key].value != nil }
    isEqual = { $0[keyPath: key].value == $1[keyPath: key].value }
  }

  private init<Value>(
    _ name: String, _ role: Role, legacy isLegacy: Bool = false,
    _ key: any KeyPath<BarStyle, Setting<Value>> & Sendable
  ) {
    self.init(.key(name), role, legacy: isLegacy, key)
  }

  /// `backgroundImages.compact`.
  var name: String { String("\(path)".dropFirst(2)) }

  static let translucent = BarProperty("translucent", .background, \.translucent)
  static let barTintColor = BarProperty("barTintColor", .background, legacy: true, \.barTintColor)
  static let backgroundImage = BarProperty("backgroundImage", .background, legacy: true, \.backgroundImage)
  static let shadowImage = BarProperty("shadowImage", .background, legacy: true, \.shadowImage)
  static let backIndicatorImage = BarProperty(
    "backIndicatorImage", .contents, legacy: true, \.backIndicatorImage)
  static let backIndicatorTransitionMaskImage = BarProperty(
    "backIndicatorTransitionMaskImage", .contents, legacy: true, \.backIndicatorTransitionMaskImage)
  static let standardAppearance = BarProperty("standardAppearance", .background, \.standardAppearance)
  static let compactAppearance = BarProperty("compactAppearance", .background, \.compactAppearance)
  static let scrollEdgeAppearance = BarProperty("scrollEdgeAppearance", .background, \.scrollEdgeAppearance)
  static let compactScrollEdgeAppearance = BarProperty(
    "compactScrollEdgeAppearance", .background, \.compactScrollEdgeAppearance)

  static let appearances = [
    standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance,
  ]

  /// In the order of `BarStyle`.
  static let all: [BarProperty] =
    [
      BarProperty("barStyle", .background, \.barStyle), translucent, barTintColor,
      BarProperty("tintColor", .contents, \.tintColor), BarProperty("alpha", .background, \.alpha),
      BarProperty("backgroundAlpha", .background, \.backgroundAlpha),
      BarProperty("prefersLargeTitles", .layout, \.prefersLargeTitles), backgroundImage,
      BarProperty(images("compact"), .background, legacy: true, \.compactBackgroundImage),
      BarProperty(images("defaultPrompt"), .background, legacy: true, \.defaultPromptBackgroundImage),
      BarProperty(images("compactPrompt"), .background, legacy: true, \.compactPromptBackgroundImage),
      shadowImage,
      BarProperty("titleTextAttributes", .contents, legacy: true, \.titleTextAttributes),
      BarProperty("largeTitleTextAttributes", .contents, legacy: true, \.largeTitleTextAttributes),
      BarProperty(
        "titleVerticalPositionAdjustment", .contents, legacy: true, \.titleVerticalPositionAdjustment),
      backIndicatorImage, backIndicatorTransitionMaskImage,
    ] + appearances

  private static func images(_ metrics: String) -> LintPath { .key("backgroundImages").key(metrics) }
}
