import BarGeometry
import BarModel
import Testing

@Suite("System colours")
struct SystemColorTests {
  /// Apple's documentation and colour dumps: name, light and dark as hex and alpha in percent.
  static let facts: [(name: String, light: String, lightAlpha: Double, dark: String, darkAlpha: Double)] = [
    ("systemBlue", "#007AFF", 100, "#0A84FF", 100), ("systemGreen", "#34C759", 100, "#30D158", 100),
    ("systemIndigo", "#5856D6", 100, "#5E5CE6", 100), ("systemOrange", "#FF9500", 100, "#FF9F0A", 100),
    ("systemPink", "#FF2D55", 100, "#FF375F", 100), ("systemPurple", "#AF52DE", 100, "#BF5AF2", 100),
    ("systemRed", "#FF3B30", 100, "#FF453A", 100), ("systemTeal", "#5AC8FA", 100, "#64D2FF", 100),
    ("systemYellow", "#FFCC00", 100, "#FFD60A", 100), ("systemGray", "#8E8E93", 100, "#8E8E93", 100),
    ("systemGray2", "#AEAEB2", 100, "#636366", 100), ("systemGray3", "#C7C7CC", 100, "#48484A", 100),
    ("systemGray4", "#D1D1D6", 100, "#3A3A3C", 100), ("systemGray5", "#E5E5EA", 100, "#2C2C2E", 100),
    ("systemGray6", "#F2F2F7", 100, "#1C1C1E", 100), ("label", "#000000", 100, "#FFFFFF", 100),
    ("secondaryLabel", "#3C3C43", 60, "#EBEBF5", 60), ("tertiaryLabel", "#3C3C43", 30, "#EBEBF5", 30),
    ("quaternaryLabel", "#3C3C43", 18, "#EBEBF5", 16), ("placeholderText", "#3C3C43", 30, "#EBEBF5", 30),
    ("separator", "#3C3C43", 73 / 2.55, "#545458", 60), ("opaqueSeparator", "#C6C6C8", 100, "#38383A", 100),
    ("link", "#007AFF", 100, "#0984FF", 100), ("systemBackground", "#FFFFFF", 100, "#000000", 100),
    ("secondarySystemBackground", "#F2F2F7", 100, "#1C1C1E", 100),
    ("tertiarySystemBackground", "#FFFFFF", 100, "#2C2C2E", 100),
    ("systemGroupedBackground", "#F2F2F7", 100, "#000000", 100),
    ("secondarySystemGroupedBackground", "#FFFFFF", 100, "#1C1C1E", 100),
    ("tertiarySystemGroupedBackground", "#F2F2F7", 100, "#2C2C2E", 100),
    ("systemFill", "#787880", 20, "#787880", 36), ("secondarySystemFill", "#787880", 16, "#787880", 32),
    ("tertiarySystemFill", "#767680", 12, "#767680", 24),
    ("quaternarySystemFill", "#747480", 8, "#767680", 18),
  ]

  @Test("a system colour has the published values in light and dark mode")
  func matches() throws {
    for fact in SystemColorTests.facts {
      let color = try #require(DynamicColor(system: fact.name), "\(fact.name)")
      let light = Color(hex: fact.light)?.withAlpha(fact.lightAlpha / 100).quantized
      let dark = Color(hex: fact.dark)?.withAlpha(fact.darkAlpha / 100).quantized
      #expect(color.resolved(.light) == light, "\(fact.name)")
      #expect(color.resolved(.dark) == dark, "\(fact.name)")
    }
  }

  @Test("every name gives a colour in both modes, black and white being the same in both")
  func isComplete() {
    #expect(Set(SystemColor.names) == Set(SystemColorTests.facts.map(\.name) + ["black", "white"]))
    #expect(SystemColor.names.allSatisfy { DynamicColor(system: $0) != nil })
    #expect(DynamicColor(system: "black") == DynamicColor(.black))
    #expect(DynamicColor(system: "white") == DynamicColor(.white))
    #expect(DynamicColor(system: "systemBlu") == nil)
  }
}
