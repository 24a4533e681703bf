import BarModel

extension SceneBuilder {
  /// The classes of the scene's objects.
  func kinds() -> KindHierarchy {
    let members = file.root["kinds"]?.members ?? []
    return KindHierarchy(
      supers: Dictionary(members.compactMap { member in member.value.string.map { (member.key, $0) } }) {
        first, _ in first
      })
  }

  /// The shared bar before any page touches it. Documented (UIAppearance): proxies are applied when a bar
  /// enters the window, and what code sets on the bar itself wins. So they come first, and what the scene's
  /// own `bar` says, a null too, comes on top.
  mutating func initialBar(_ kinds: KindHierarchy) -> BarStyle {
    var style = BarStyle()
    let path = ScenePath().appending("navigation").appending("appearance")
    for (index, proxy) in (file.root["navigation"]?["appearance"]?.elements ?? []).enumerated() {
      guard let node = proxy["bar"], isInside(proxy["containedIn"]?.string, kinds) else { continue }
      style.apply(bar(node, path.appending(index).appending("bar")))
    }
    if let node = file.root["bar"] { style.apply(bar(node, ScenePath().appending("bar"))) }
    return style
  }

  private func isInside(_ container: String?, _ kinds: KindHierarchy) -> Bool {
    guard let container else { return true }
    let controller = file.root["navigation"]?["kind"]?.string ?? "UINavigationController"
    // Documented: what every navigation controller is, whatever its class.
    let system = ["UINavigationController", "UIViewController", "UIResponder", "NSObject"]
    return kinds.isKind(controller, of: container) || system.contains(container)
  }

  /// Gives every page without a back item of its own the uniform one, for the page above it. The root has no
  /// back button, whatever its item says.
  func putUniformBack(on screens: inout [String: Screen]) {
    guard let title = file.root["navigation"]?["uniformBack"]?["title"] else { return }
    let item = NavigationItem.BackItem(title: title.string)
    for name in screens.keys where screens[name]?.item.backBarButtonItem == nil {
      screens[name]?.item.backBarButtonItem = item
    }
  }
}
