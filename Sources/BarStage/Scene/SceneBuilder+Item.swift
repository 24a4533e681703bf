import BarGeometry
import BarModel

extension SceneBuilder {
  mutating func item(_ node: JSON5.Node?, _ path: ScenePath) -> NavigationItem {
    var item = NavigationItem()
    guard let node, !node.isNull else { return item }
    if let view = node["titleView"], !view.isNull {
      item.titleView = titleView(view, path.appending("titleView"))
    }
    item.prompt = node["prompt"]?.string
    item.largeTitleDisplayMode = node["largeTitleDisplayMode"].flatMap(word) ?? .automatic
    item.backButtonTitle = node["backButtonTitle"]?.string
    if let back = node["backBarButtonItem"], !back.isNull {
      item.backBarButtonItem = backItem(back, path.appending("backBarButtonItem"))
    }
    item.backButtonDisplayMode = node["backButtonDisplayMode"].flatMap(word) ?? .default
    item.hidesBackButton = node["hidesBackButton"]?.bool ?? false
    item.leftItemsSupplementBackButton = node["leftItemsSupplementBackButton"]?.bool ?? false
    item.left = buttons(node["left"], path.appending("left"))
    item.right = buttons(node["right"], path.appending("right"))
    item.standardAppearance = appearance(of: node, "standardAppearance", path)
    item.compactAppearance = appearance(of: node, "compactAppearance", path)
    item.scrollEdgeAppearance = appearance(of: node, "scrollEdgeAppearance", path)
    item.compactScrollEdgeAppearance = appearance(of: node, "compactScrollEdgeAppearance", path)
    return item
  }

  private mutating func appearance(of node: JSON5.Node, _ key: String, _ path: ScenePath)
    -> AppearanceStyle?
  {
    guard let value = node[key], !value.isNull else { return nil }
    return appearance(value, path.appending(key))
  }

  private mutating func titleView(_ node: JSON5.Node, _ path: ScenePath) -> TitleView? {
    if let image = node["image"] { return load(image, path.appending("image")).map(TitleView.image) }
    if let text = node["text"]?.string { return .text(text, color: color(node["color"])) }
    if let segments = node["segmented"] { return .segmented(segments.elements.compactMap(\.string)) }
    return node["search"]?.string.map(TitleView.search)
  }

  private mutating func backItem(_ node: JSON5.Node, _ path: ScenePath) -> NavigationItem.BackItem {
    NavigationItem.BackItem(
      title: node["title"]?.string, image: loadedImage(node, path), tint: color(node["tint"]))
  }

  private mutating func loadedImage(_ node: JSON5.Node, _ path: ScenePath) -> BarImage? {
    guard let image = node["image"], !image.isNull else { return nil }
    return load(image, path.appending("image"))
  }

  private mutating func buttons(_ node: JSON5.Node?, _ path: ScenePath) -> [BarButtonItem] {
    var result: [BarButtonItem] = []
    for (index, element) in (node?.elements ?? []).enumerated() {
      result.append(button(element, path.appending(index)))
    }
    return result
  }

  private mutating func button(_ node: JSON5.Node, _ path: ScenePath) -> BarButtonItem {
    let isEnabled = node["enabled"]?.bool ?? true
    let style: BarButtonItem.Style? = node["style"].flatMap(word)
    if let name = node["system"], let system: SystemItem = word(name) {
      for key in ["title", "image"] where node[key] != nil {
        report(
          name, path.appending("system"), "'system' cannot stand beside '\(key)'", remedy: "keep one of them")
      }
      var button = BarButtonItem(system: system, isEnabled: isEnabled, tint: color(node["tint"]))
      button.style = style ?? system.style
      return button
    }
    var button = BarButtonItem(
      title: node["title"]?.string, image: loadedImage(node, path), style: style ?? .plain,
      isEnabled: isEnabled, tint: color(node["tint"]))
    if let rendering = node["rendering"], let mode: BarImage.RenderingMode = word(rendering) {
      button.image?.rendering = mode
    }
    return button
  }
}
