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
    setBackgroundImages(node, path, in: &style)
    style.shadowImage = image(node, "shadowImage", path)
    style.titleTextAttributes = setting(node["titleTextAttributes"], attributes)
    style.largeTitleTextAttributes = setting(node["largeTitleTextAttributes"], attributes)
    style.titleVerticalPositionAdjustment = setting(node["titleVerticalPositionAdjustment"], \.number)
    style.backIndicatorImage = image(node, "backIndicatorImage", path)
    style.backIndicatorTransitionMaskImage = image(node, "backIndicatorTransitionMaskImage", path)
    style.standardAppearance = object(node, "standardAppearance", path) { $0.appearance($1, $2) }
    style.compactAppearance = object(node, "compactAppearance", path) { $0.appearance($1, $2) }
    style.scrollEdgeAppearance = object(node, "scrollEdgeAppearance", path) { $0.appearance($1, $2) }
    style.compactScrollEdgeAppearance = object(node, "compactScrollEdgeAppearance", path) {
      $0.appearance($1, $2)
    }
    return style
  }

  /// `backgroundImage` and `backgroundImages.default` are the same setting; the latter wins.
  private mutating func setBackgroundImages(
    _ node: JSON5.Node, _ path: ScenePath, in style: inout BarStyle
  ) {
    style.backgroundImage = image(node, "backgroundImage", path)
    guard let images = node["backgroundImages"] else { return }
    let place = path.appending("backgroundImages")
    style.backgroundImage.apply(image(images, "default", place))
    style.compactBackgroundImage = image(images, "compact", place)
    style.defaultPromptBackgroundImage = image(images, "defaultPrompt", place)
    style.compactPromptBackgroundImage = image(images, "compactPrompt", place)
  }

  /// A `UINavigationBarAppearance`.
  mutating func appearance(_ node: JSON5.Node, _ path: ScenePath) -> AppearanceStyle {
    var style = AppearanceStyle(configure: node["configure"].flatMap(word))
    style.backgroundColor = setting(node["backgroundColor"], color)
    style.backgroundEffect = setting(node["backgroundEffect"], word)
    style.backgroundImage = image(node, "backgroundImage", path)
    style.backgroundImageContentMode = setting(node["backgroundImageContentMode"], word)
    style.shadowColor = setting(node["shadowColor"], color)
    style.shadowImage = image(node, "shadowImage", path)
    style.titleTextAttributes = setting(node["titleTextAttributes"], attributes)
    style.largeTitleTextAttributes = setting(node["largeTitleTextAttributes"], attributes)
    style.titlePositionAdjustment = setting(node["titlePositionAdjustment"], offset)
    style.buttonAppearance = object(node, "buttonAppearance", path) { $0.buttonAppearance($1, $2) }
    style.doneButtonAppearance = object(node, "doneButtonAppearance", path) { $0.buttonAppearance($1, $2) }
    style.backButtonAppearance = object(node, "backButtonAppearance", path) { $0.buttonAppearance($1, $2) }
    style.backIndicatorImage = image(node, "backIndicatorImage", path)
    style.backIndicatorTransitionMaskImage = image(node, "backIndicatorTransitionMaskImage", path)
    return style
  }
}
