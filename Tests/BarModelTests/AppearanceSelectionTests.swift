import BarGeometry
import BarModel
import Testing

/// Which of the objects of item and bar, or the legacy properties, a bar shows.
@Suite("Choosing an appearance")
struct AppearanceSelectionTests {
  /// Who may set something, in the order of the bits of a combination.
  enum Place: Int, CaseIterable {
    case itemStandard
    case barStandard
    case itemCompact
    case barCompact
    case itemEdge
    case barEdge
    case itemCompactEdge
    case barCompactEdge

    /// A grey of its own.
    var color: Color { Color(white: Double(rawValue + 1) / 10) }
  }

  /// What is shown: the object of somebody, the legacy properties, or either without its background.
  enum Shown: Equatable {
    case object(Place)
    case legacy
    case nothing
  }

  static let legacyTint = Color(red: 0, green: 1, blue: 1)

  /// The chains as UINavigationBar.h lists them, top item before bar.
  private func expected(_ set: Set<Place>, os: Int, isCompact: Bool, isAtEdge: Bool, isLarge: Bool) -> Shown {
    func first(_ chain: Place...) -> Shown? { chain.first(where: set.contains).map(Shown.object) }
    // iOS 12 has no such objects.
    guard os >= 13 else { return .legacy }
    // Documented: before iOS 15 only a bar with a large title has a scroll-edge state.
    let edge = isAtEdge && (os >= 15 || isLarge)
    switch (isCompact, edge) {
    case (false, false): return first(.itemStandard, .barStandard) ?? .legacy
    case (true, false):
      return first(.itemCompact, .barCompact, .itemStandard, .barStandard) ?? .legacy
    case (false, true): return first(.itemEdge, .barEdge) ?? .nothing
    case (true, true):
      // compactScrollEdgeAppearance came with iOS 15.
      if os < 15 { return first(.itemEdge, .barEdge) ?? .nothing }
      return first(.itemCompactEdge, .barCompactEdge, .itemEdge, .barEdge) ?? .nothing
    }
  }

  private func shown(_ look: BarAppearance) -> Shown? {
    guard !look.background.isEmpty else { return .nothing }
    if look.background.material?.overlays.last?.withAlpha(1) == AppearanceSelectionTests.legacyTint {
      return .legacy
    }
    return Place.allCases.first { $0.color == look.background.color }.map(Shown.object)
  }

  private func appearance(_ color: Color) -> AppearanceStyle {
    AppearanceStyle(.opaque) { $0.backgroundColor = .value(DynamicColor(color)) }
  }

  private func look(_ set: Set<Place>, traits: Traits, isAtEdge: Bool, isLarge: Bool) -> BarAppearance {
    func object(_ place: Place) -> AppearanceStyle? {
      set.contains(place) ? appearance(place.color) : nil
    }
    func setting(_ place: Place) -> Setting<AppearanceStyle> {
      object(place).map(Setting.value) ?? .untouched
    }
    let item = NavigationItem("page") {
      $0.standardAppearance = object(.itemStandard)
      $0.compactAppearance = object(.itemCompact)
      $0.scrollEdgeAppearance = object(.itemEdge)
      $0.compactScrollEdgeAppearance = object(.itemCompactEdge)
    }
    let bar = BarStyle {
      $0.barTintColor = .value(DynamicColor(AppearanceSelectionTests.legacyTint))
      $0.standardAppearance = setting(.barStandard)
      $0.compactAppearance = setting(.barCompact)
      $0.scrollEdgeAppearance = setting(.barEdge)
      $0.compactScrollEdgeAppearance = setting(.barCompactEdge)
    }
    return .resolve(
      bar: bar, screen: Screen(name: "page", item: item), traits: traits, isAtScrollEdge: isAtEdge,
      isLarge: isLarge)
  }

  @Test(
    "each combination of objects follows the header's chain for its metrics and scroll state",
    arguments: [12, 13, 14, 15, 17], [false, true])
  func chain(os: Int, isCompact: Bool) {
    let traits = Traits.phone(os: os, orientation: isCompact ? .landscapeLeft : .portrait)
    for bits in 0..<256 {
      let set = Set(Place.allCases.filter { bits & (1 << $0.rawValue) != 0 })
      for (isAtEdge, isLarge) in [(false, false), (false, true), (true, false), (true, true)] {
        #expect(
          shown(look(set, traits: traits, isAtEdge: isAtEdge, isLarge: isLarge))
            == expected(set, os: os, isCompact: isCompact, isAtEdge: isAtEdge, isLarge: isLarge),
          "\(set) at edge: \(isAtEdge), large: \(isLarge)")
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

  @Test("a low bar at the edge that nobody styled for it keeps the title of the compact object")
  func keepsCompactTitle() {
    let bar = BarStyle {
      $0.standardAppearance = .value(appearance(.white))
      $0.compactAppearance = .value(
        AppearanceStyle(.opaque) { $0.titleTextAttributes = .value(TextAttributes(color: .teal)) })
    }
    let look = BarAppearance.resolve(
      bar: bar, screen: Screen(name: "page"), traits: .phone(os: 17, orientation: .landscapeRight),
      isAtScrollEdge: true)
    #expect(look.background.isEmpty && look.title.color == DynamicColor.teal.light)
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
