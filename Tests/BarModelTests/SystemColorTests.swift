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
    ("systemRed", "#FF3B30", 100, "#FF453A", 100), ("systemTeal", "#30B0C7", 100, "#40C8E0", 100),
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
    ("quaternarySystemFill", "#747480", 8, "#767680", 18), ("systemMint", "#00C7BE", 100, "#63E6E2", 100),
    ("systemCyan", "#32ADE6", 100, "#64D2FF", 100), ("systemBrown", "#A2845E", 100, "#AC8E68", 100),
  ]

  /// The accessible columns of the Human Interface Guidelines, as red, green, blue: light, then dark.
  static let accessible: [(name: String, light: [Double], dark: [Double])] = [
    ("systemRed", [215, 0, 21], [255, 105, 97]), ("systemOrange", [201, 52, 0], [255, 179, 64]),
    ("systemYellow", [178, 80, 0], [255, 212, 38]), ("systemGreen", [36, 138, 61], [48, 219, 91]),
    ("systemMint", [12, 129, 123], [102, 212, 207]), ("systemTeal", [0, 130, 153], [93, 230, 255]),
    ("systemCyan", [0, 113, 164], [112, 215, 255]), ("systemBlue", [0, 64, 221], [64, 156, 255]),
    ("systemIndigo", [54, 52, 163], [125, 122, 255]), ("systemPurple", [137, 68, 171], [218, 143, 255]),
    ("systemPink", [211, 15, 69], [255, 100, 130]), ("systemBrown", [127, 101, 69], [181, 148, 105]),
    ("systemGray", [108, 108, 112], [174, 174, 178]), ("systemGray2", [142, 142, 147], [124, 124, 128]),
    ("systemGray3", [174, 174, 178], [84, 84, 86]), ("systemGray4", [188, 188, 192], [68, 68, 70]),
    ("systemGray5", [216, 216, 220], [54, 54, 56]), ("systemGray6", [235, 235, 240], [36, 36, 38]),
  ]

  /// Alphas of 255 under increased contrast in dumps of iOS 13: light, then dark.
  static let highContrastAlphas: [(name: String, light: Double, dark: Double)] = [
    ("secondaryLabel", 173, 173), ("tertiaryLabel", 96, 96), ("quaternaryLabel", 66, 61),
    ("placeholderText", 96, 96), ("separator", 94, 173), ("systemFill", 71, 112),
    ("secondarySystemFill", 61, 102), ("tertiarySystemFill", 51, 81), ("quaternarySystemFill", 40, 66),
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

  @Test("increased contrast has the published values")
  func highContrast() throws {
    for row in SystemColorTests.accessible {
      let color = try #require(DynamicColor(system: row.name))
      for (style, bytes) in [(UserInterfaceStyle.light, row.light), (.dark, row.dark)] {
        let expected = Color(red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255)
        #expect(color.resolved(.phone(style: style, contrast: .high)) == expected, "\(row.name) \(style)")
      }
    }
    for row in SystemColorTests.highContrastAlphas {
      let color = try #require(DynamicColor(system: row.name))
      #expect(
        color.resolved(.phone(contrast: .high)) == color.light.withAlpha(row.light / 255), "\(row.name)")
      #expect(
        color.resolved(.phone(style: .dark, contrast: .high)) == color.dark.withAlpha(row.dark / 255),
        "\(row.name)")
    }
  }

  @Test("a colour that increased contrast leaves alone has no second value")
  func sameUnderContrast() throws {
    for name in ["label", "link", "systemBackground", "opaqueSeparator", "black"] {
      let color = try #require(DynamicColor(system: name))
      #expect(color.highContrastLight == nil && color.highContrastDark == nil, "\(name)")
    }
  }

  /// Human Interface Guidelines for iOS 7 to 12, for iOS 13 and 14, and from 15 on, light mode.
  static let byVersion: [(name: String, values: [Int: String])] = [
    ("systemGreen", [12: "#4CD964", 13: "#34C759", 17: "#34C759"]),
    ("systemPurple", [12: "#5856D6", 13: "#AF52DE", 17: "#AF52DE"]),
    ("systemTeal", [12: "#5AC8FA", 13: "#5AC8FA", 14: "#5AC8FA", 15: "#30B0C7", 18: "#30B0C7"]),
    ("systemRed", [12: "#FF3B30", 17: "#FF3B30"]), ("systemIndigo", [13: "#5856D6", 17: "#5856D6"]),
  ]

  @Test("a colour that changed with a system is the one of that system")
  func versions() throws {
    for row in SystemColorTests.byVersion {
      let color = try #require(DynamicColor(system: row.name))
      for (os, hex) in row.values {
        #expect(color.resolved(.phone(os: os)) == Color(hex: hex), "\(row.name) on iOS \(os)")
      }
    }
    let teal = try #require(DynamicColor(system: "systemTeal"))
    #expect(teal.resolved(.phone(os: 14, style: .dark)) == Color(hex: "#64D2FF"))
    #expect(teal.resolved(.phone(os: 14, contrast: .high)) == Color(hex: "#0071A4"))
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
