import BarModel
import Testing

/// A property added to a style must be applied, too. These tests read the stored properties by reflection and
/// fail with the name of the one that was forgotten.
@Suite("Applying styles")
struct StyleApplyTests {
  @Test("every stored property of a bar style is in the list of keys, and the samples set it")
  func knowsAllBarKeys() {
    expectComplete(BarStyle.keys.map(\.name), of: BarStyle.full(1), untouched: BarStyle())
  }

  @Test("every stored property of an appearance is in the list of keys, and the samples set it")
  func knowsAllAppearanceKeys() {
    expectComplete(
      AppearanceStyle.keys.map(\.name) + ["configure"], of: AppearanceStyle.full(1),
      untouched: AppearanceStyle())
  }

  @Test("every stored property of a button appearance and of its states is in the list of keys")
  func knowsAllButtonKeys() {
    expectComplete(
      ButtonAppearanceStyle.keys.map(\.name), of: ButtonAppearanceStyle.full(0.1),
      untouched: ButtonAppearanceStyle())
    expectComplete(
      ButtonAppearanceStyle.State.keys.map(\.name), of: ButtonAppearanceStyle.State.full(0.1),
      untouched: ButtonAppearanceStyle.State())
  }

  @Test("applying a button appearance touches the one key of the one state it sets")
  func touchesOneButtonKey() {
    for state in ButtonAppearanceStyle.keys {
      var change = ButtonAppearanceStyle()
      state.copy(.full(0.5), &change)
      var expected = ButtonAppearanceStyle.full(0.1)
      state.copy(.full(0.5), &expected)
      var result = ButtonAppearanceStyle.full(0.1)
      result.apply(change)
      expectSame(result, expected)
    }
    for key in ButtonAppearanceStyle.State.keys {
      var change = ButtonAppearanceStyle.State()
      key.copy(.full(0.5), &change)
      var expected = ButtonAppearanceStyle.State.full(0.1)
      key.copy(.full(0.5), &expected)
      var result = ButtonAppearanceStyle.State.full(0.1)
      result.apply(change)
      expectSame(result, expected)
    }
  }

  @Test("applying a bar style that sets everything overwrites everything")
  func overwritesBar() {
    // Appearances with a configuration of their own replace the old ones wholly.
    expectSame(BarStyle.full(1).applying(.full(2)), .full(2))
    expectSame(BarStyle().applying(.full(2)), .full(2))
  }

  @Test("applying a bar style touches the one property it sets and no other")
  func touchesOneBarProperty() {
    for key in BarStyle.keys {
      var change = BarStyle()
      key.copy(.full(2), &change)
      var expected = BarStyle.full(1)
      key.copy(.full(2), &expected)
      expectSame(BarStyle.full(1).applying(change), expected)
    }
  }

  @Test("applying an appearance touches the one property it sets and no other")
  func touchesOneAppearanceProperty() {
    for key in AppearanceStyle.keys {
      var change = AppearanceStyle()
      key.copy(.full(2), &change)
      var expected = AppearanceStyle.full(1)
      key.copy(.full(2), &expected)
      var result = AppearanceStyle.full(1)
      result.apply(change)
      expectSame(result, expected)
    }
  }

  @Test(
    "a configure call clears background and shadow and leaves the rest",
    arguments: AppearanceStyle.Configuration.allCases)
  func configures(_ configuration: AppearanceStyle.Configuration) {
    var result = AppearanceStyle.full(1)
    result.apply(AppearanceStyle(configure: configuration))
    // UIBarAppearance: each configure call replaces all background and shadow values.
    let cleared: Set = [
      "backgroundColor", "backgroundEffect", "backgroundImage", "backgroundImageContentMode", "shadowColor",
      "shadowImage",
    ]
    var expected = AppearanceStyle(configure: configuration)
    for key in AppearanceStyle.keys where !cleared.contains(key.name) { key.copy(.full(1), &expected) }
    expectSame(result, expected)
  }

  @Test("what a configuring appearance sets itself survives its own clearing")
  func configuresThenSets() {
    var result = AppearanceStyle.full(1)
    result.apply(AppearanceStyle(.opaque) { $0.backgroundColor = .value(.teal) })
    #expect(result.backgroundColor == .value(.teal))
    #expect(result.shadowColor == .untouched)
  }

  @Test("appearances merge: keys that the new object does not name stay")
  func merges() {
    let first = BarStyle {
      $0.standardAppearance = .value(AppearanceStyle(nil) { $0.backgroundColor = .value(.teal) })
    }
    let second = BarStyle { $0.standardAppearance = .value(AppearanceStyle(nil) { $0.shadowColor = .unset }) }
    let merged = first.applying(second).standardAppearance.value
    #expect(merged?.backgroundColor == .value(.teal))
    #expect(merged?.shadowColor == .unset)
  }

  @Test("unset is a change, untouched is none")
  func unsets() {
    var setting = Setting.value(1)
    setting.apply(.untouched)
    #expect(setting == .value(1))
    setting.apply(.unset)
    #expect(setting == .unset && setting.value == nil && setting.isTouched)
    let change = BarStyle { $0.standardAppearance = .unset }
    #expect(BarStyle.full(1).applying(change).standardAppearance == .unset)
  }

  private func expectComplete(_ names: [String], of full: Any, untouched: Any) {
    let (set, unset) = (properties(full), properties(untouched))
    for (name, value) in set {
      #expect(names.contains(name), "the list of keys lacks \(name)")
      #expect(value != unset[name], "the sample does not set \(name)")
    }
    #expect(names.count == set.count)
  }

  private func expectSame<Style>(_ result: Style, _ expected: Style) {
    let wanted = properties(expected)
    for (name, value) in properties(result) { #expect(value == wanted[name], "apply gets \(name) wrong") }
  }
}
