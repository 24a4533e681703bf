import BarGeometry
import BarModel
import Testing

/// Which of the four objects, or the legacy properties, a bar shows.
@Suite("Choosing an appearance")
struct AppearanceSelectionTests {
  private static let itemStandard = Color(red: 1, green: 0, blue: 0)
  private static let barStandard = Color(red: 0, green: 1, blue: 0)
  private static let itemEdge = Color(red: 0, green: 0, blue: 1)
  private static let barEdge = Color(red: 1, green: 1, blue: 0)
  private static let legacyTint = Color(red: 0, green: 1, blue: 1)

  private func appearance(_ color: Color) -> AppearanceStyle {
    AppearanceStyle(.opaque) { $0.backgroundColor = .value(DynamicColor(color)) }
  }

  /// What shows: a colour, or nil for a transparent bar.
  private func shown(_ look: BarAppearance) -> Color? {
    look.background.color ?? look.background.material?.overlays.last?.withAlpha(1)
  }

  private func expected(_ set: (Bool, Bool, Bool, Bool), os: Int, isAtEdge: Bool) -> Color? {
    typealias Own = AppearanceSelectionTests
    // Up to iOS 12 there are no objects; the legacy properties are the standard appearance where none is set.
    if os < 13 { return Own.legacyTint }
    let standard = set.0 ? Own.itemStandard : set.1 ? Own.barStandard : Own.legacyTint
    // UINavigationBar.h: item before bar. A bar without a large title enters the state from iOS 15 on.
    guard isAtEdge, os >= 15 else { return standard }
    // Documented: without an edge object, the standard one with a transparent background.
    return set.2 ? Own.itemEdge : set.3 ? Own.barEdge : nil
  }

  @Test(
    "item before bar, edge object only at the edge and from iOS 15, else transparent there",
    arguments: [12, 13, 14, 15, 17])
  func chain(os: Int) {
    typealias Own = AppearanceSelectionTests
    for bits in 0..<16 {
      let set = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0, bits & 8 != 0)
      let item = NavigationItem("page") {
        if set.0 { $0.standardAppearance = appearance(Own.itemStandard) }
        if set.2 { $0.scrollEdgeAppearance = appearance(Own.itemEdge) }
      }
      let bar = BarStyle {
        $0.barTintColor = .value(DynamicColor(Own.legacyTint))
        if set.1 { $0.standardAppearance = .value(appearance(Own.barStandard)) }
        if set.3 { $0.scrollEdgeAppearance = .value(appearance(Own.barEdge)) }
      }
      for isAtEdge in [false, true] {
        let look = BarAppearance.resolve(
          bar: bar, screen: Screen(name: "page", item: item), traits: .phone(os: os),
          isAtScrollEdge: isAtEdge)
        #expect(shown(look) == expected(set, os: os, isAtEdge: isAtEdge), "\(set) at edge: \(isAtEdge)")
      }
    }
  }

  @Test("a transparent bar at the edge has no hairline and keeps the title and indicator of the standard one")
  func keepsTitle() {
    let bar = BarStyle {
      $0.standardAppearance = .value(
        AppearanceStyle(.opaque) { $0.titleTextAttributes = .value(TextAttributes(color: .teal)) })
    }
    let look = BarAppearance.resolve(
      bar: bar, screen: Screen(name: "page"), traits: .phone(os: 17), isAtScrollEdge: true)
    #expect(look.background.isEmpty && look.shadow == .none)
    #expect(look.title.color == DynamicColor.teal.light)
  }

  @Test("a legacy bar on iOS 15 goes transparent at the edge, whatever was set, and shows once scrolled")
  func legacyAtEdge() {
    let bar = BarStyle {
      $0.translucent = .value(false)
      $0.barTintColor = .value(.teal)
      $0.backgroundImage = .value(.solid("image", hasAlpha: false))
    }
    func look(os: Int, isAtEdge: Bool) -> BarAppearance {
      .resolve(
        bar: bar, screen: Screen(name: "page"), traits: .phone(os: os), isAtScrollEdge: isAtEdge)
    }
    #expect(look(os: 15, isAtEdge: true).background.isEmpty)
    #expect(look(os: 15, isAtEdge: true).shadow == .none)
    #expect(!look(os: 15, isAtEdge: false).background.isEmpty)
    #expect(look(os: 14, isAtEdge: true) == look(os: 14, isAtEdge: false))
  }

  @Test("translucency does not depend on the scroll position, so a page does not jump while it scrolls")
  func translucencyIsSteady() {
    for bits in 0..<32 {
      let item = NavigationItem("page") {
        if bits & 1 != 0 { $0.standardAppearance = appearance(.white) }
        if bits & 2 != 0 { $0.scrollEdgeAppearance = appearance(.black) }
      }
      let bar = BarStyle {
        if bits & 4 != 0 { $0.scrollEdgeAppearance = .value(appearance(.black)) }
        if bits & 8 != 0 { $0.backgroundImage = .value(.solid("image", hasAlpha: false)) }
        if bits & 16 != 0 { $0.translucent = .value(false) }
      }
      for os in [12, 14, 15, 17] {
        let (screen, traits) = (Screen(name: "page", item: item), Traits.phone(os: os))
        let states = [false, true].map {
          BarAppearance.resolve(bar: bar, screen: screen, traits: traits, isAtScrollEdge: $0).isTranslucent
        }
        let early = BarAppearance.isTranslucent(bar: bar, screen: screen, traits: traits)
        #expect(states == [early, early], "\(bits) on iOS \(os)")
      }
    }
  }
}
