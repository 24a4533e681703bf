import BarGeometry
import BarModel

extension SceneBuilder {
  mutating func screens() -> [String: Screen] {
    var result: [String: Screen] = [:]
    let path = ScenePath().appending("screens")
    for member in file.root["screens"]?.members ?? [] {
      guard let node = inherited(member, path: path) else { continue }
      result[member.key] = screen(member.key, node, path.appending(member.key))
    }
    return result
  }

  /// A screen's node with all it extends merged in: objects merge, everything else replaces.
  private mutating func inherited(_ member: JSON5.Member, path: ScenePath) -> JSON5.Node? {
    let all = file.root["screens"]?.members ?? []
    var chain = [member.value]
    var seen: Set<String> = [member.key]
    while let base = chain[chain.count - 1]["extends"], let name = base.string {
      let place = path.appending(member.key).appending("extends")
      guard let parent = all.first(where: { $0.key == name }) else {
        reportUnknown(base, place, "screen", name, known: all.map(\.key))
        return nil
      }
      guard seen.insert(name).inserted else {
        report(
          base, place, "screens extend each other in a circle", remedy: "let one of them stand on its own")
        return nil
      }
      chain.append(parent.value)
    }
    return chain.reversed().reduce(nil) { merged, node in merged.map { $0.merging(node) } ?? node }
  }

  private mutating func screen(_ name: String, _ node: JSON5.Node, _ path: ScenePath) -> Screen {
    var screen = Screen(name: name)
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
