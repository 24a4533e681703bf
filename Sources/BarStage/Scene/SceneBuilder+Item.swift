import BarGeometry
import BarModel

extension SceneBuilder {
  mutating func item(_ node: JSON5.Node?, _ path: ScenePath) -> NavigationItem {
    var item = NavigationItem()
    guard let node, !node.isNull else { return item }
    item.backButtonTitle = node["backButtonTitle"]?.string
    if let back = node["backBarButtonItem"], !back.isNull {
      item.backBarButtonItem = .init(title: back["title"]?.string)
    }
    item.backButtonDisplayMode = node["backButtonDisplayMode"].flatMap(word) ?? .default
    item.hidesBackButton = node["hidesBackButton"]?.bool ?? false
    item.left = buttons(node["left"], path.appending("left"))
    item.right = buttons(node["right"], path.appending("right"))
    if let appearance = node["standardAppearance"], !appearance.isNull {
      item.standardAppearance = self.appearance(appearance, path.appending("standardAppearance"))
    }
    if let appearance = node["scrollEdgeAppearance"], !appearance.isNull {
      item.scrollEdgeAppearance = self.appearance(appearance, path.appending("scrollEdgeAppearance"))
    }
    return item
  }

  private mutating func buttons(_ node: JSON5.Node?, _ path: ScenePath) -> [BarButtonItem] {
    var result: [BarButtonItem] = []
    for (index, element) in (node?.elements ?? []).enumerated() {
      let place = path.appending(index)
      var button = BarButtonItem(
        title: element["title"]?.string, style: element["style"].flatMap(word) ?? .plain,
        isEnabled: element["enabled"]?.bool ?? true, tint: color(element["tint"]))
      if let image = element["image"], !image.isNull {
        button.image = load(image, place.appending("image"))
        if let rendering = element["rendering"], let mode: BarImage.RenderingMode = word(rendering) {
          button.image?.rendering = mode
        }
      }
      result.append(button)
    }
    return result
  }
}
