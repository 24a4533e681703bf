import BarGeometry
import BarModel

extension SceneBuilder {
  mutating func screens() -> [String: Screen] {
    let members = file.root["screens"]?.members ?? []
    var inheritance = ScreenInheritance(members)
    var result: [String: Screen] = [:]
    let path = ScenePath().appending("screens")
    for member in members {
      result[member.key] = screen(member.key, inheritance.node(of: member), path.appending(member.key))
    }
    return result
  }

  private mutating func screen(_ name: String, _ node: JSON5.Node, _ path: ScenePath) -> Screen {
    var screen = Screen(name: name)
    screen.kind = node["kind"]?.string ?? name
    screen.item = item(node["item"], path.appending("item"))
    screen.item.title = node["title"]?.string
    screen.hooks = hooks(node, path)
    screen.content = content(node["content"], path.appending("content"))
    screen.scroll = node["scroll"].flatMap { scroll in
      scroll.isNull
        ? nil
        : ScrollState(
          contentOffset: scroll["contentOffset"]?.number, contentHeight: scroll["contentHeight"]?.number)
    }
    if let edges = node["layout"]?["edgesForExtendedLayout"] {
      let words = edges.elements.compactMap(\.string) + [edges.string].compactMap { $0 }
      screen.extendsUnderTopBar = words.contains("all") || words.contains("top")
    }
    screen.extendedLayoutIncludesOpaqueBars =
      node["layout"]?["extendedLayoutIncludesOpaqueBars"]?.bool ?? false
    screen.statusBarStyle = node["statusBarStyle"].flatMap(word) ?? .default
    return screen
  }

  /// `bar` is sugar for a viewWillAppear hook; an explicit hook comes on top of it.
  private mutating func hooks(_ node: JSON5.Node, _ path: ScenePath) -> [LifecycleHook: BarStyle] {
    var result: [LifecycleHook: BarStyle] = [:]
    if let bar = node["bar"], !bar.isNull {
      result[.viewWillAppear] = self.bar(bar, path.appending("bar"))
    }
    for hook in LifecycleHook.allCases {
      guard let bar = node["hooks"]?[hook.rawValue]?["bar"], !bar.isNull else { continue }
      let place = path.appending("hooks").appending(hook.rawValue).appending("bar")
      result[hook, default: BarStyle()].apply(self.bar(bar, place))
    }
    return result
  }

  private mutating func content(_ node: JSON5.Node?, _ path: ScenePath) -> PageContent {
    guard let node, !node.isNull else { return PageContent() }
    var content = PageContent(color: color(node["color"]), placeholder: .none)
    let place = path.appending("image")
    if let image = node["image"], !image.isNull {
      if let light = image["light"] {
        let scale = image["scale"]?.number
        content.image = page(light, scale: scale, place.appending("light"))
        content.darkImage = image["dark"].flatMap { page($0, scale: scale, place.appending("dark")) }
      } else {
        content.image = page(image, scale: nil, place)
      }
    }
    // A page of which nothing is said looks like an app.
    let isSilent = content.color == nil && node["image"] == nil
    content.placeholder = node["placeholder"].flatMap(word) ?? (isSilent ? .list : .none)
    return content
  }

  /// A page's screenshot: a file by name.
  private mutating func page(_ node: JSON5.Node, scale: Double?, _ path: ScenePath) -> BarImage? {
    guard let name = node.string else { return load(node, path) }
    do throws(AssetError) {
      return try assets.image(named: name, scale: scale)
    } catch {
      report(node, path, error.message, remedy: error.remedy)
      return nil
    }
  }
}
