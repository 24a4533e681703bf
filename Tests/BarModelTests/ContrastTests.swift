import BarGeometry
import BarModel
import Testing

/// Bars under increased contrast. How much denser they get is assumed: by 20 of 255, the step that the published values
/// of labels, fills and separators take.
@Suite("Increased contrast")
struct ContrastTests {
  private func look(
    _ contrast: AccessibilityContrast, style: UserInterfaceStyle = .light, os: Int = 17,
    _ bar: BarStyle = BarStyle()
  ) -> BarAppearance {
    .resolve(
      bar: bar, screen: Screen(name: "page"), traits: .phone(os: os, style: style, contrast: contrast),
      isAtScrollEdge: false)
  }

  @Test("tints are the accessible ones, of the bar's default and of a system colour")
  func tints() {
    #expect(look(.high).tintColor == Color(hex: "#0040DD"))
    #expect(look(.high, style: .dark).tintColor == Color(hex: "#409CFF"))
    let red = BarStyle { $0.barTintColor = DynamicColor(system: "systemRed").map(Setting.value) ?? .unset }
    #expect(look(.high, red).background.material?.overlays.last?.withAlpha(1) == Color(hex: "#D70015"))
  }

  @Test("the default hairline is denser, one that somebody coloured is not")
  func hairline() {
    let step = 20 / 255.0
    #expect(look(.high).shadow == .hairline(Color(white: 0, alpha: 0.3 + step)))
    #expect(look(.high, style: .dark).shadow == .hairline(Color(white: 1, alpha: 0.15 + step)))
    let own = BarStyle {
      $0.standardAppearance = .value(AppearanceStyle(.opaque) { $0.shadowColor = .value(.teal) })
    }
    #expect(look(.high, own).shadow == look(.normal, own).shadow)
  }

  @Test("materials are denser and never more than opaque; colours and images stay", arguments: [12, 17])
  func materials(os: Int) throws {
    let normal = try #require(look(.normal, os: os).background.material)
    let high = try #require(look(.high, os: os).background.material)
    #expect(high.overlays.map(\.alpha) == normal.overlays.map { min($0.alpha + 20 / 255, 1) })
    let solid = BarStyle {
      $0.translucent = .value(false)
      $0.barTintColor = .value(.teal)
    }
    #expect(look(.high, os: os, solid).background == look(.normal, os: os, solid).background)
  }

  @Test("a colour with variants of its own shows the one for the contrast")
  func ownVariants() {
    let color = DynamicColor(light: .white, dark: .black, highContrastLight: Color(white: 0.5))
    #expect(color.resolved(.phone(contrast: .high)) == Color(white: 0.5))
    #expect(color.resolved(.phone(style: .dark, contrast: .high)) == .black)
    #expect(color.resolved(.phone()) == .white)
  }
}
