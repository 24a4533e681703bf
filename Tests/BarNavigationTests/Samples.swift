import BarGeometry
import BarModel
import BarNavigation

extension BarStyle {
  /// A bar that only has a colour.
  static func tinted(_ name: String) -> BarStyle {
    var style = BarStyle()
    style.barTintColor = .value(.named(name))
    return style
  }
}

extension DynamicColor {
  static func named(_ name: String) -> DynamicColor { DynamicColor(system: name) ?? .clear }
}

extension Page {
  init(_ name: String, hooks: [LifecycleHook: BarStyle] = [:]) {
    self.init(Screen(name: name, hooks: hooks))
  }

  /// A page of a class.
  init(_ name: String, kind: String) {
    self.init(name)
    screen.kind = kind
  }

  /// A page that hides the bar, or shows it, in one of its calls.
  init(_ name: String, hides isHidden: Bool, animated: Bool? = nil, in hook: LifecycleHook = .viewWillAppear)
  {
    self.init(name)
    screen.barHiding[hook] = BarHiding(isHidden: isHidden, isAnimated: animated)
  }

  /// A page that colours the bar as it appears.
  init(_ name: String, willAppear color: String) {
    self.init(name, hooks: [.viewWillAppear: .tinted(color)])
  }
}

extension NavigationStack {
  /// Pages by name under a bar that nobody has touched.
  static func of(_ names: String..., ownership: BarOwnership = .shared) throws(StackError) -> NavigationStack
  {
    try NavigationStack(pages: names.map { Page($0) }, bar: BarStyle(), ownership: ownership)
  }

  var names: [String] { pages.map(\.name) }
}

extension Transition {
  /// The calls before the animation, at the finger's release, and after it.
  func words(_ moment: LifecycleEvent.Moment) -> [String] { events.filter { $0.moment == moment }.words }
}

extension Array where Element == LifecycleEvent {
  /// `home.viewDidLoad` …
  var words: [String] { map { "\($0.page).\($0.kind.rawValue)" } }
}
