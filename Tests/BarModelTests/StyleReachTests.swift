import BarGeometry
import BarModel
import Testing

/// What is set must be seen: changing any one property changes the resolved appearance in some circumstance. These
/// tests go through the stored properties and fail with the name of the one that is never read.
@Suite("Reach of styles")
struct StyleReachTests {
  /// Read by the layout, not by the appearance.
  private static let layoutOnly: Set = ["prefersLargeTitles"]

  private struct Circumstance {
    var os = 17
    var orientation = InterfaceOrientation.portrait
    var prompt: String?
    var isAtEdge = false

    func look(_ bar: BarStyle) -> BarAppearance {
      let item = NavigationItem("page") { $0.prompt = prompt }
      return .resolve(
        bar: bar, screen: Screen(name: "page", item: item), traits: .phone(os: os, orientation: orientation),
        isAtScrollEdge: isAtEdge)
    }
  }

  private let circumstances: [Circumstance] = [InterfaceOrientation.portrait, .landscapeLeft].flatMap {
    side in
    [
      Circumstance(os: 12, orientation: side), Circumstance(os: 12, orientation: side, prompt: "Prompt"),
      Circumstance(orientation: side), Circumstance(orientation: side, isAtEdge: true),
    ]
  }

  @Test("every stored property of a bar style reaches the resolved appearance")
  func bar() {
    let names = BarStyle.keys.map(\.name)
    for (name, _) in properties(BarStyle()) {
      #expect(names.contains(name), "the list of keys lacks \(name)")
    }
    for key in BarStyle.keys where !StyleReachTests.layoutOnly.contains(key.name) {
      let isSeen = circumstances.contains { circumstance in
        // A style with everything set hides some of it, so a bare one is tried, too.
        [BarStyle.full(1), BarStyle()].contains { base in
          var changed = base
          key.copy(.full(2), &changed)
          return circumstance.look(changed) != circumstance.look(base)
        }
          || (key.name == "shadowImage" || key.name.hasPrefix("backIndicator"))
            && isSeenInPair(key, circumstance)
      }
      #expect(isSeen, "\(key.name) is never read")
    }
  }

  /// A shadow image needs a background image, indicator and mask need each other.
  private func isSeenInPair(_ key: StyleKey<BarStyle>, _ circumstance: Circumstance) -> Bool {
    var base = BarStyle()
    base.backgroundImage = BarStyle.full(1).backgroundImage
    base.backIndicatorImage = BarStyle.full(1).backIndicatorImage
    base.backIndicatorTransitionMaskImage = BarStyle.full(1).backIndicatorTransitionMaskImage
    var changed = base
    key.copy(.full(2), &changed)
    return circumstance.look(changed) != circumstance.look(base)
  }

  @Test("every stored property of an appearance object reaches the resolved appearance")
  func appearance() {
    func look(_ style: AppearanceStyle) -> BarAppearance {
      Circumstance().look(BarStyle { $0.standardAppearance = .value(style) })
    }
    let names = AppearanceStyle.keys.map(\.name) + ["configure"]
    for (name, _) in properties(AppearanceStyle()) {
      #expect(names.contains(name), "the list of keys lacks \(name)")
    }
    for key in AppearanceStyle.keys {
      var changed = AppearanceStyle.full(1)
      key.copy(.full(2), &changed)
      var isSeen = look(changed) != look(.full(1))
      if key.name == "shadowColor" {
        // An image that is no template hides the colour.
        changed.shadowImage = .untouched
        var base = AppearanceStyle.full(1)
        base.shadowImage = .untouched
        isSeen = look(changed) != look(base)
      }
      #expect(isSeen, "\(key.name) is never read")
    }
    #expect(look(AppearanceStyle(configure: .transparent)) != look(AppearanceStyle(configure: .default)))
  }

  @Test("every key of every state reaches the resolved button, for plain, done and back buttons")
  func buttons() {
    let kinds:
      [(
        WritableKeyPath<AppearanceStyle, Setting<ButtonAppearanceStyle>>,
        KeyPath<BarAppearance, ButtonAppearance>
      )] =
        [
          (\.buttonAppearance, \.button), (\.doneButtonAppearance, \.doneButton),
          (\.backButtonAppearance, \.backButton),
        ]
    for (kind, resolved) in kinds {
      for stateKey in ButtonAppearanceStyle.keys {
        for key in ButtonAppearanceStyle.State.keys {
          func look(_ state: ButtonAppearanceStyle.State) -> ButtonAppearance {
            var full = ButtonAppearanceStyle()
            full.normal = .value(state)
            full.highlighted = .value(state)
            full.disabled = .value(state)
            full.focused = .value(state)
            var style = ButtonAppearanceStyle()
            stateKey.copy(full, &style)
            var appearance = AppearanceStyle()
            appearance[keyPath: kind] = .value(style)
            return Circumstance().look(BarStyle { $0.standardAppearance = .value(appearance) })[
              keyPath: resolved]
          }
          var changed = ButtonAppearanceStyle.State.full(0.1)
          key.copy(.full(0.2), &changed)
          #expect(look(changed) != look(.full(0.1)), "\(stateKey.name).\(key.name) is never read")
        }
      }
    }
  }
}
