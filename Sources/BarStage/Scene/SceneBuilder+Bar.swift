import BarGeometry
import BarModel

extension SceneBuilder {
  /// A Bar object: legacy properties and appearances.
  mutating func bar(_ node: JSON5.Node, _ path: ScenePath) -> BarStyle {
    var style = BarStyle()
    style.barStyle = setting(node["barStyle"], word)
    style.translucent = setting(node["translucent"], \.bool)
    style.barTintColor = setting(node["barTintColor"], color)
    style.tintColor = setting(node["tintColor"], color)
    style.alpha = setting(node["alpha"], \.number)
    style.backgroundAlpha = setting(node["backgroundAlpha"], \.number)
    style.prefersLargeTitles = setting(node["prefersLargeTitles"], \.bool)
    style.backgroundImage = image(node["backgroundImage"], path.appending("backgroundImage"))
    let images = path.appending("backgroundImages")
    style.backgroundImage.apply(
      image(node["backgroundImages"]?["default"], images.appending("default")))
    style.shadowImage = image(node["shadowImage"], path.appending("shadowImage"))
    style.titleTextAttributes = setting(node["titleTextAttributes"], attributes)
    style.titleVerticalPositionAdjustment = setting(node["titleVerticalPositionAdjustment"], \.number)
    style.backIndicatorImage = image(node["backIndicatorImage"], path.appending("backIndicatorImage"))
    style.backIndicatorTransitionMaskImage = image(
      node["backIndicatorTransitionMaskImage"], path.appending("backIndicatorTransitionMaskImage"))
    style.standardAppearance = appearanceSetting(node, "standardAppearance", path)
    style.scrollEdgeAppearance = appearanceSetting(node, "scrollEdgeAppearance", path)
    return style
  }

  private mutating func appearanceSetting(_ node: JSON5.Node, _ key: String, _ path: ScenePath)
    -> Setting<AppearanceStyle>
  {
    guard let value = node[key] else { return .untouched }
    return value.isNull ? .unset : .value(appearance(value, path.appending(key)))
  }

  /// A `UINavigationBarAppearance`.
  mutating func appearance(_ node: JSON5.Node, _ path: ScenePath) -> AppearanceStyle {
    var style = AppearanceStyle(configure: node["configure"].flatMap(word))
    style.backgroundColor = setting(node["backgroundColor"], color)
    style.backgroundEffect = setting(node["backgroundEffect"], word)
    style.backgroundImage = image(node["backgroundImage"], path.appending("backgroundImage"))
    style.backgroundImageContentMode = setting(node["backgroundImageContentMode"], word)
    style.shadowColor = setting(node["shadowColor"], color)
    style.shadowImage = image(node["shadowImage"], path.appending("shadowImage"))
    style.titleTextAttributes = setting(node["titleTextAttributes"], attributes)
    style.titlePositionAdjustment = setting(node["titlePositionAdjustment"], offset)
    style.backIndicatorImage = image(node["backIndicatorImage"], path.appending("backIndicatorImage"))
    style.backIndicatorTransitionMaskImage = image(
      node["backIndicatorTransitionMaskImage"], path.appending("backIndicatorTransitionMaskImage"))
    return style
  }
}
