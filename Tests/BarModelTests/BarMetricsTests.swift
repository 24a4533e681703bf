import BarGeometry
import BarModel
import Testing

/// Background images by bar metrics.
@Suite("Bar metrics")
struct BarMetricsTests {
  /// UIBarMetrics: compact in a low bar, …Prompt when the top item has a prompt.
  static let rows: [(orientation: InterfaceOrientation, prompt: String?, expected: BarMetrics)] = [
    (.portrait, nil, .default), (.portrait, "Prompt", .defaultPrompt), (.portrait, "", .defaultPrompt),
    (.portraitUpsideDown, nil, .default), (.landscapeLeft, nil, .compact), (.landscapeRight, nil, .compact),
    (.landscapeLeft, "Prompt", .compactPrompt),
  ]

  private func item(_ prompt: String?) -> NavigationItem { NavigationItem("page") { $0.prompt = prompt } }

  @Test("metrics follow the bar's height and the item's prompt", arguments: rows)
  func metrics(_ row: (orientation: InterfaceOrientation, prompt: String?, expected: BarMetrics)) {
    let traits = Traits.phone(orientation: row.orientation)
    #expect(BarMetrics(traits: traits, item: item(row.prompt)) == row.expected)
  }

  @Test("a turned tablet has a bar of full height")
  func tablet() throws {
    let device = try #require(Device.named("iPad Pro 11"))
    let traits = Traits(device: device, orientation: .landscapeLeft)
    #expect(BarMetrics(traits: traits, item: item(nil)) == .default)
  }

  /// Which image counts for metrics, given those that are set: its own, else without the prompt, else default.
  private func expected(_ metrics: BarMetrics, _ set: Set<BarMetrics>) -> BarMetrics? {
    let chain: [BarMetrics] =
      switch metrics {
      case .default: [.default]
      case .compact: [.compact, .default]
      case .defaultPrompt: [.defaultPrompt, .default]
      case .compactPrompt: [.compactPrompt, .compact, .default]
      }
    return chain.first(where: set.contains)
  }

  @Test(
    "the image of the metrics counts, else the one without the prompt, else the default one",
    arguments: rows)
  func fallback(_ row: (orientation: InterfaceOrientation, prompt: String?, expected: BarMetrics)) {
    for bits in 0..<16 {
      let set = Set(BarMetrics.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element))
      let images = Dictionary(
        uniqueKeysWithValues: set.map { ($0, BarImage.solid($0.rawValue, hasAlpha: false)) })
      let bar = BarStyle {
        $0.backgroundImage = images[.default].map(Setting.value) ?? .untouched
        $0.compactBackgroundImage = images[.compact].map(Setting.value) ?? .unset
        $0.defaultPromptBackgroundImage = images[.defaultPrompt].map(Setting.value) ?? .untouched
        $0.compactPromptBackgroundImage = images[.compactPrompt].map(Setting.value) ?? .unset
      }
      let look = BarAppearance.resolve(
        bar: bar, screen: Screen(name: "page", item: item(row.prompt)),
        traits: .phone(os: 12, orientation: row.orientation), isAtScrollEdge: false)
      #expect(look.background.image?.name == expected(row.expected, set)?.rawValue, "\(set)")
      // UINavigationBar.h: the image in effect decides translucency.
      #expect(look.isTranslucent == (expected(row.expected, set) == nil))
    }
  }

  @Test("a shadow image counts where the metrics in effect have a background image, and only there")
  func shadow() {
    let line = BarImage.solid("line", hasAlpha: false)
    let bar = BarStyle {
      $0.compactBackgroundImage = .value(.solid("compact", hasAlpha: false))
      $0.shadowImage = .value(line)
    }
    func shadow(_ orientation: InterfaceOrientation) -> BarAppearance.Shadow {
      BarAppearance.resolve(
        bar: bar, screen: Screen(name: "page"), traits: .phone(os: 12, orientation: orientation),
        isAtScrollEdge: false
      ).shadow
    }
    #expect(shadow(.portrait) == .hairline(Color(white: 0, alpha: 0.3)))
    #expect(shadow(.landscapeLeft) == .image(line, tint: nil))
  }

  @Test("an empty image for one metrics clears the bar there only")
  func empty() {
    let bar = BarStyle {
      $0.backgroundImage = .value(.solid("image", hasAlpha: false))
      $0.compactBackgroundImage = .value(.empty)
    }
    func look(_ orientation: InterfaceOrientation) -> BarAppearance {
      .resolve(
        bar: bar, screen: Screen(name: "page"), traits: .phone(os: 12, orientation: orientation),
        isAtScrollEdge: false)
    }
    #expect(!look(.portrait).background.isEmpty && !look(.portrait).isTranslucent)
    #expect(look(.landscapeLeft).background.isEmpty && look(.landscapeLeft).isTranslucent)
  }
}
