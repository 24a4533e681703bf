import Foundation

/// Whole scenes to test with.
enum SceneTableSample {
  /// Every key of the format.
  static let everything = """
    {
      $schema: "scene.schema.json", title: "绿到紫",
      traits: { device: "iPhone 15", size: [390, 844], statusBarHeight: 47, safeArea: {top: 47, bottom: 34}, os: 12,
        scale: 3, style: "dark", direction: "rtl", orientation: "portrait", locale: "zh-Hans", contentSize: "large",
        contrast: "normal", gamut: "srgb" },
      include: [], faults: [], expect: [], kinds: {Feed: "List"},
      styles: { plain: {}, brand: ["plain", {alpha: 1}], alias: "brand" },
      navigation: { kind: "Nav", appearance: [{containedIn: "Nav", bar: "brand"}, {bar: {}}], uniformBack: {title: null},
        interactivePop: {enabled: true} },
      assets: ["App.xcassets"], fonts: { system: "Inter" }, container: { background: "clear" },
      bar: { barStyle: "black", translucent: false, barTintColor: "#123", tintColor: {p3: [1, 0, 0.5]}, alpha: 1,
        backgroundAlpha: null, prefersLargeTitles: false, backgroundImage: {solid: {white: 1, alpha: 0.5}, size: [1, 1]},
        backgroundImages: {default: "x", compact: null}, shadowImage: "empty", largeTitleTextAttributes: null,
        titleTextAttributes: {color: "label", size: 17, weight: "semibold", family: "Inter", kern: -0.4},
        titleVerticalPositionAdjustment: 2, backIndicatorImage: null,
        backIndicatorTransitionMaskImage: {image: "m", capInsets: {left: 1}, resizingMode: "tile", rendering: "template"} },
      screens: {
        home: { kind: "Feed", title: null, barHidden: false, allowsPop: true, interactivePopEnabled: true, strategy: null,
          item: { titleView: null, prompt: null, largeTitleDisplayMode: "never", backButtonTitle: "", hidesBackButton: false,
            backBarButtonItem: {title: null}, backButtonDisplayMode: "minimal", leftItemsSupplementBackButton: false,
            left: [], right: [{title: "完成", style: "done", enabled: false, tint: null}, {image: "s", rendering: "original"}],
            standardAppearance: { configure: "opaque", backgroundColor: {red: 1, green: 0, blue: 0.5, alpha: 1},
              backgroundEffect: "none", backgroundImage: {gradient: ["#34C759", "#30B0C7"], angle: 90},
              backgroundImageContentMode: "center", shadowColor: null, shadowImage: null, titleTextAttributes: {},
              titlePositionAdjustment: {vertical: 2}, buttonAppearance: {}, backIndicatorImage: "i" },
            scrollEdgeAppearance: null, compactAppearance: {}, compactScrollEdgeAppearance: null },
          hooks: { viewDidLoad: {bar: {}}, viewWillAppear: {}, viewDidAppear: {barHidden: false}, viewWillDisappear: {},
            viewDidDisappear: {} },
          content: { color: "systemBackground", placeholder: "none", image: "home.png" },
          scroll: { contentOffset: -91, contentHeight: 2000, contentInset: {top: 0}, root: false, onScroll: [],
            contentInsetAdjustmentBehavior: "automatic" },
          layout: { edgesForExtendedLayout: ["top", "left"], extendedLayoutIncludesOpaqueBars: true,
            automaticallyAdjustsScrollViewInsets: true, additionalSafeAreaInsets: {top: 0, left: 0, bottom: 0, right: 0} },
          statusBarStyle: "lightContent", statusBarHidden: false },
        "de tail": { extends: "home", bar: ["brand", {}],
          content: { image: {light: "a.png", dark: "b.png", includes: "page", scale: 2} } },
      },
      stack: ["home"], steps: [{push: "de tail", animated: false, as: "two"}, {wait: 0.5}, {pop: true}],
      render: [1, 3], strategy: ["fakeBar", {name: "sharedBar"}], motion: {duration: 0.35, curve: "linear"},
      frames: { times: [0, 0.1], before: 1, after: 2 },
      golden: { frames: {at: [0.3]}, crop: [0, 0, 390, 91], kinds: ["pixels", "animation"],
        ignore: [{rect: [1, 2, 3, 4]}, {layer: "bar/title"}],
        tolerance: {metric: "yiq", threshold: 0.1, maxDiffPixels: 0, maxDiffRatio: 0.5, maxWindowPixels: 9, aa: false,
          background: "white"} },
    }
    """

  private static let contract = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("../shared/design/scene-format.md")
    .standardizedFileURL

  /// The example of the format's description, with `{…}` closed up; nil and a word about it where absent.
  static var example: String? {
    guard let text = try? String(contentsOf: contract, encoding: .utf8) else {
      print("skipped: no ../shared")
      return nil
    }
    let parts = text.components(separatedBy: "```")
    return parts.first { $0.hasPrefix("json5\n") }.map {
      String($0.dropFirst(6).replacing("{…}", with: "{}"))
    }
  }
}
