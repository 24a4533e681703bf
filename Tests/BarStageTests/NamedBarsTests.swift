import BarDisplay
import BarGeometry
import BarModel
import BarStage
import Testing

@Suite("Named bars, containment, the uniform back button")
struct NamedBarsTests {
  private func scene(_ keys: String, screens: String = "a: {}, b: {}") throws -> Scene {
    try Stage.scene("{screens: {\(screens)}, stack: ['a'], \(keys)}")
  }

  @Test("a name stands for its bar wherever a bar stands; lists merge from left to right")
  func names() throws {
    let styles = """
      styles: {plain: {alpha: 0.1, backgroundAlpha: 0.1, translucent: false},
        brand: ['plain', {backgroundAlpha: 0.2}], alias: 'brand'}
      """
    let screens = """
      a: {bar: 'alias', hooks: {viewDidAppear: {bar: ['brand', 'plain']}}},
      b: {extends: 'a', bar: {alpha: null}}, c: {extends: 'a', bar: ['plain', {alpha: 0.7}]}
      """
    let found = try scene("\(styles), bar: ['brand', {alpha: 0.3}, {alpha: 0.4}]", screens: screens)
    #expect(found.bar.alpha == .value(0.4) && found.bar.backgroundAlpha == .value(0.2))
    #expect(found.bar.translucent == .value(false))
    func hook(_ name: String, _ hook: LifecycleHook) -> BarStyle? { found.screens[name]?.hooks[hook] }
    #expect(hook("a", .viewWillAppear)?.alpha == .value(0.1))
    #expect(hook("a", .viewWillAppear)?.backgroundAlpha == .value(0.2))
    #expect(hook("a", .viewDidAppear)?.backgroundAlpha == .value(0.1))
    // A bar by name is a bar: what extends it merges.
    #expect(hook("b", .viewWillAppear)?.alpha == .unset)
    #expect(hook("b", .viewWillAppear)?.backgroundAlpha == .value(0.2))
    #expect(hook("c", .viewWillAppear)?.alpha == .value(0.7))
    #expect(hook("c", .viewWillAppear)?.backgroundAlpha == .value(0.1))
  }

  @Test("a style that is changed in a file changes wherever the files it extends name it")
  func changed() throws {
    let files = try PartFiles([
      "base.json5":
        "{styles: {brand: {alpha: 0.1}, page: ['brand']}, screens: {a: {bar: 'page'}}, bar: 'brand'}",
      "main.json5":
        "{extends: 'base.json5', styles: {brand: {backgroundAlpha: 0.2}}, bar: {alpha: 0.9}, stack: ['a']}",
    ])
    let scene = try files.load()
    #expect(scene.bar.alpha == .value(0.9) && scene.bar.backgroundAlpha == .value(0.2))
    let hook = try #require(scene.screens["a"]?.hooks[.viewWillAppear])
    #expect(hook.alpha == .value(0.1) && hook.backgroundAlpha == .value(0.2))
  }

  @Test("ten thousand styles on each other, and each of two twice, are read")
  func deepStyles() throws {
    let chain = (1..<10_000).map { "s\($0): ['s\($0 - 1)', 's\($0 - 1)']" }.joined(separator: ", ")
    let found = try scene("styles: {s0: {alpha: 0.5}, \(chain)}, bar: 's9999'")
    #expect(found.bar.alpha == .value(0.5))
  }

  @Test("proxies give the shared bar what it does not set itself, weakest first")
  func proxies() throws {
    let found = try scene(
      """
      bar: {alpha: 0.9, barTintColor: null},
      navigation: {appearance: [
        {bar: {alpha: 0.1, backgroundAlpha: 0.1, barTintColor: '#F00', barStyle: 'black'}},
        {bar: {backgroundAlpha: 0.2}}]}
      """)
    #expect(found.bar.alpha == .value(0.9) && found.bar.backgroundAlpha == .value(0.2))
    // Assumed, see the builder: a null is set by code, and what code sets wins.
    #expect(found.bar.barTintColor == .unset && found.bar.barStyle == .value(.black))
  }

  @Test(
    "a proxy counts in its class of navigation controller and in subclasses",
    arguments: [
      ("Brand", true), ("Special", true), ("Top", true), ("UINavigationController", true),
      ("UIViewController", true), ("Other", false), ("brand", false),
    ])
  func containment(container: String, counts: Bool) throws {
    let found = try scene(
      """
      kinds: {Special: 'Brand', Brand: 'Top', Other: 'Top'},
      navigation: {kind: 'Special', appearance: [{containedIn: '\(container)', bar: {alpha: 0.5}}]}
      """)
    #expect(found.bar.alpha == (counts ? .value(0.5) : .untouched))
  }

  @Test("a subclass is no container of its class, and without a kind there is UIKit's own")
  func subclasses() throws {
    for (keys, counts) in [
      ("kinds: {Special: 'Brand'}, navigation: {kind: 'Brand', ", false), ("navigation: {", false),
      ("navigation: {kind: 'Special', ", true),
    ] {
      let found = try scene(keys + "appearance: [{containedIn: 'Special', bar: {alpha: 0.5}}]}")
      #expect(found.bar.alpha == (counts ? .value(0.5) : .untouched))
    }
  }

  @Test("the uniform back button stands on every pushed page whose page below has none of its own")
  func uniformBack() throws {
    let screens = "a: {title: 'A'}, b: {item: {backBarButtonItem: {title: 'Own'}, backButtonTitle: 'x'}}"
    let found = try scene("navigation: {uniformBack: {title: '返回'}}", screens: screens)
    #expect(found.screens["a"]?.item.backBarButtonItem?.title == "返回")
    #expect(found.screens["b"]?.item.backBarButtonItem?.title == "Own")
    let arrow = try scene("navigation: {uniformBack: {title: null}}", screens: screens)
    #expect(arrow.screens["a"]?.item.backBarButtonItem == .init(title: nil))
    for none in ["{uniformBack: null}", "{uniformBack: {}}", "{}"] {
      #expect(try scene("navigation: \(none)").screens["a"]?.item.backBarButtonItem == nil)
    }
  }

  @Test("the root has no back button, a pushed page has the uniform one")
  func uniformBackInFrames() throws {
    let found = try scene(
      "traits: {size: [320, 480], scale: 1}, navigation: {uniformBack: {title: 'Zurück'}}, steps: [{push: 'b'}]",
      screens: "a: {title: 'A'}, b: {title: 'B'}")
    let step = try Stage.step(found)
    func texts(_ progress: Double) -> String { DisplayListText.dump(Stage.list(step, progress)) }
    #expect(!texts(0).contains("Zurück") && texts(1).contains("Zurück"))
  }

  @Test("kinds are kept: a screen's own, or its name")
  func kinds() throws {
    let found = try scene("kinds: {Group: 'Chat'}", screens: "a: {kind: 'Group'}, b: {}, c: {extends: 'a'}")
    #expect(found.screens["a"]?.kind == "Group" && found.screens["b"]?.kind == "b")
    #expect(found.screens["c"]?.kind == "Group")
    #expect(found.kinds.isKind("Group", of: "Chat") && !found.kinds.isKind("Chat", of: "Group"))
  }
}
