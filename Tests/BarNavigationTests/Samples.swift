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

  /// A page that colours the bar as it appears.
  init(_ name: String, willAppear color: String) {
    self.init(name, hooks: [.viewWillAppear: .tinted(color)])
  }
}

extension Array where Element == LifecycleEvent {
  /// `home.viewDidLoad` …
  var words: [String] { map { "\($0.page).\($0.kind.rawValue)" } }
}
