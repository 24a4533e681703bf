import BarGeometry
import BarModel

extension SceneBuilder {
  /// A `UIBarButtonItemAppearance`.
  mutating func buttonAppearance(_ node: JSON5.Node, _ path: ScenePath) -> ButtonAppearanceStyle {
    var style = ButtonAppearanceStyle()
    style.normal = object(node, "normal", path) { $0.buttonState($1, $2) }
    style.highlighted = object(node, "highlighted", path) { $0.buttonState($1, $2) }
    style.disabled = object(node, "disabled", path) { $0.buttonState($1, $2) }
    style.focused = object(node, "focused", path) { $0.buttonState($1, $2) }
    return style
  }

  private mutating func buttonState(_ node: JSON5.Node, _ path: ScenePath) -> ButtonAppearanceStyle.State {
    var state = ButtonAppearanceStyle.State()
    state.titleTextAttributes = setting(node["titleTextAttributes"], attributes)
    state.titlePositionAdjustment = setting(node["titlePositionAdjustment"], offset)
    state.backgroundImage = image(node, "backgroundImage", path)
    state.backgroundImagePositionAdjustment = setting(node["backgroundImagePositionAdjustment"], offset)
    return state
  }

  /// The object under `key`: absent = untouched, null = unset, else what `read` makes of it and of its place.
  mutating func object<Value>(
    _ node: JSON5.Node, _ key: String, _ path: ScenePath,
    _ read: (inout SceneBuilder, JSON5.Node, ScenePath) -> Value
  ) -> Setting<Value> {
    guard let value = node[key] else { return .untouched }
    return value.isNull ? .unset : .value(read(&self, value, path.appending(key)))
  }

  /// The image under `key`.
  mutating func image(_ node: JSON5.Node, _ key: String, _ path: ScenePath) -> Setting<BarImage> {
    image(node[key], path.appending(key))
  }
}
