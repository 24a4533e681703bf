public import BarModel
public import BarNavigation

/// What rules know of a strategy of the scene.
public struct LintStrategy: Hashable, Sendable {
  public var choice: StrategyChoice
  public var ownership: BarOwnership

  public init(_ choice: StrategyChoice, ownership: BarOwnership) {
    self.choice = choice
    self.ownership = ownership
  }

  /// The bar's keys that a fake takes over and its page gets back; nil: all of them.
  func copies(os: Int) -> Set<String>? {
    guard choice.name == "fakeBar" else { return nil }
    if let keys = choice.options["copies"] { return Set(keys.split(separator: "+").map(String.init)) }
    // HBDNavigationBar draws what its pages declare in its own properties; appearance objects are not among them.
    if choice.options["preset"] == "HBD" {
      return [
        "barStyle", "translucent", "barTintColor", "backgroundImage", "shadowImage", "alpha",
        "backgroundAlpha",
        "tintColor", "titleTextAttributes",
      ]
    }
    guard choice.options["preset"] == "KM" else { return nil }
    // KMNavigationBarTransition 1.1.11 as read: appearances from iOS 15 on, legacy properties before.
    let shared: Set<String> = ["barStyle", "translucent"]
    return shared.union(
      os >= 15
        ? ["standardAppearance", "scrollEdgeAppearance"] : ["barTintColor", "backgroundImage", "shadowImage"])
  }

  /// Titles and buttons are part of the fakes.
  var copiesContents: Bool { choice.options["contents"] == "snapshot" }
}
