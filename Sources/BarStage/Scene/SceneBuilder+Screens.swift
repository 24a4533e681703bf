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
    screen.barHiding = barHiding(node)
    screen.allowsPop = node["allowsPop"]?.bool ?? true
    screen.interactivePopEnabled = node["interactivePopEnabled"]?.bool ?? true
    screen.strategy = node["strategy"].map(SceneBuilder.strategyLabels)?.first.flatMap(
      StrategyChoice.init(label:))
    screen.content = content(node["content"], path.appending("content"))
    if let scroll = node["scroll"], !scroll.isNull {
      screen.scroll = self.scroll(scroll, path.appending("scroll"))
    }
    if let layout = node["layout"] { apply(layout, to: &screen) }
    screen.statusBarStyle = node["statusBarStyle"].flatMap(word) ?? .default
    screen.statusBarHidden = node["statusBarHidden"]?.bool ?? false
    return screen
  }

  private mutating func scroll(_ node: JSON5.Node, _ path: ScenePath) -> ScrollState {
    var result = ScrollState(
      contentOffset: node["contentOffset"]?.number, contentHeight: node["contentHeight"]?.number,
      contentInset: insets(node["contentInset"]),
      contentInsetAdjustmentBehavior: node["contentInsetAdjustmentBehavior"].flatMap(word) ?? .automatic,
      isRoot: node["root"]?.bool ?? false)
    for (index, rule) in (node["onScroll"]?.elements ?? []).enumerated() {
      guard let offset = rule["offset"]?.number, let bar = rule["bar"] else { continue }
      if result.onScroll.contains(where: { $0.offset == offset }) {
        report(
          rule, path.appending("onScroll").appending(index), "there are two bars for one offset",
          remedy: "merge them, or give them offsets of their own")
        continue
      }
      let place = path.appending("onScroll").appending(index).appending("bar")
      result.onScroll.append(
        ScrollRule(offset: offset, bar: self.bar(bar, place), titleViewColor: color(rule["titleViewColor"])))
    }
    result.onScroll.sort { $0.offset < $1.offset }
    return result
  }

  /// Scroll-driven pages look at where they stand, so those of which nothing is said are put to their very top.
  func placeScrollViews(of screens: inout [String: Screen], under bar: BarStyle) {
    for (name, screen) in screens where screen.scroll?.onScroll.isEmpty == false {
      var bar = bar
      for hook in [LifecycleHook.viewDidLoad, .viewWillAppear] { screen.hooks[hook].map { bar.apply($0) } }
      if let first = screen.scroll?.onScroll.first?.bar { bar.apply(first) }
      let isLarge = NavigationItem.showsLargeTitle([screen.item], bar: bar, traits: traits)
      screens[name]?.scroll(
        to: screen.scroll?.contentOffset
          ?? screen.restingOffset(bar: bar, traits: traits, isLarge: isLarge))
    }
  }

  /// As hooks do: `barHidden` is short for one in viewWillAppear. Without `animated` it goes with the transition.
  private func barHiding(_ node: JSON5.Node) -> [LifecycleHook: BarHiding] {
    var result: [LifecycleHook: BarHiding] = [:]
    result[.viewWillAppear] = node["barHidden"].flatMap(hiding)
    for hook in LifecycleHook.allCases {
      if let own = node["hooks"]?[hook.rawValue]?["barHidden"].flatMap(hiding) { result[hook] = own }
    }
    return result
  }

  private func hiding(_ node: JSON5.Node) -> BarHiding? {
    guard let isHidden = node.bool ?? node["hidden"]?.bool else { return nil }
    let animated = node["animated"]
    return BarHiding(isHidden: isHidden, isAnimated: animated?.bool)
  }

  private func apply(_ layout: JSON5.Node, to screen: inout Screen) {
    if let edges = layout["edgesForExtendedLayout"] {
      let words = edges.elements.compactMap(\.string)
      screen.extendsUnderTopBar = words.contains("all") || words.contains("top")
    }
    screen.extendedLayoutIncludesOpaqueBars = layout["extendedLayoutIncludesOpaqueBars"]?.bool ?? false
    screen.automaticallyAdjustsScrollViewInsets =
      layout["automaticallyAdjustsScrollViewInsets"]?.bool ?? true
    screen.additionalSafeAreaInsets = insets(layout["additionalSafeAreaInsets"])
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
}
