import BarModel

extension Screen {
  /// The hooks that style a page which comes on top, in UIKit's order.
  static let appearHooks: [LifecycleHook] = [.viewDidLoad, .viewWillAppear, .viewDidAppear]

  /// What it writes to the bar until it rests on top for the first time, for its scroll position too.
  var writes: BarStyle {
    Screen.appearHooks.compactMap(style).reduce(BarStyle()) { $0.applying($1) }
  }

  /// It hides the bar (true) or shows it (false) when it appears; nil: it leaves it as it is.
  var hidesBar: Bool? {
    Screen.appearHooks.reversed().lazy.compactMap { barHiding[$0]?.isHidden }.first
  }

  /// The hook that wrote a property last before the page rests on top; nil: none did.
  func hook(writing property: BarProperty) -> LifecycleHook? {
    Screen.appearHooks.reversed().first { hooks[$0].map(property.isTouched) ?? false }
  }

  func path(_ hook: LifecycleHook) -> LintPath { .screen(name).key("hooks").key(hook.rawValue) }

  func path(_ hook: LifecycleHook, _ property: BarProperty) -> LintPath {
    path(hook).key("bar").appending(property.path)
  }

  /// Where it wrote a property before it rests on top, or does while it scrolls; nil: nowhere.
  func path(writing property: BarProperty) -> LintPath? {
    if let hook = hook(writing: property) { return path(hook, property) }
    let index = scroll?.onScroll.firstIndex { property.isTouched($0.bar) }
    return index.map {
      .screen(name).key("scroll").key("onScroll").index($0).key("bar").appending(property.path)
    }
  }
}
