import BarGeometry
import BarModel
import BarStage
import Testing

@Suite("Which entry of a catalogue is for which environment")
struct CatalogConditionTests {
  /// The entry chosen among several, by its place; nil when none fits.
  private func chosen(_ entries: [String], _ change: (inout Traits) -> Void = { _ in }) throws -> Int? {
    var traits = Traits(device: try #require(Device.named("iPhone 8")))
    change(&traits)
    var best: (rank: [Int], index: Int)?
    for (index, entry) in entries.enumerated() {
      let node = try JSON5.parse(SourceText(file: "entry", bytes: Array("{\(entry)}".utf8)))
      guard let rank = CatalogCondition(node).rank(AssetTraits(traits)) else { continue }
      if best.map({ CatalogCondition.isBetter(rank, $0.rank) }) ?? true { best = (rank, index) }
    }
    return best?.index
  }

  private static let dark = "{appearance: 'luminosity', value: 'dark'}"
  private static let high = "{appearance: 'contrast', value: 'high'}"

  @Test("of light or dark and contrast the first counts more, and each stands in for what is missing")
  func contrast() throws {
    let all = [
      "", "appearances: [\(Self.dark)]", "appearances: [\(Self.high)]",
      "appearances: [\(Self.dark), \(Self.high)]",
    ]
    for (entries, expected) in [
      // Light, dark, light and high, dark and high.
      (all, [0, 1, 2, 3]), (Array(all[..<3]), [0, 1, 2, 1]), ([all[0], all[2]], [0, 0, 1, 1]),
      ([all[3], all[0]], [1, 1, 1, 0]), ([all[3]], [nil, nil, nil, 0]),
    ] as [([String], [Int?])] {
      for (index, isDark, isHigh) in [(0, false, false), (1, true, false), (2, false, true), (3, true, true)]
      {
        let found = try chosen(entries) {
          $0.style = isDark ? .dark : .light
          $0.contrast = isHigh ? .high : .normal
        }
        #expect(found == expected[index], "\(entries) \(index)")
      }
    }
  }

  @Test("gamuts are preferred, never required")
  func gamut() throws {
    let (srgb, p3) = ("'display-gamut': 'sRGB'", "'display-gamut': 'display-P3'")
    for (entries, onSRGB, onP3) in [
      ([srgb, p3], 0, 1), ([p3, ""], 1, 0), ([srgb, ""], 0, 1), ([p3], 0, 0),
    ] {
      #expect(try chosen(entries) == onSRGB)
      #expect(try chosen(entries) { $0.gamut = .p3 } == onP3)
    }
  }

  @Test("phones are wide only in landscape and only the large ones, and low in landscape")
  func sizeClasses() throws {
    let entries = ["compact", "regular"].flatMap { width in
      ["compact", "regular"].map { "'width-class': '\(width)', 'height-class': '\($0)'" }
    }
    for (device, portrait, landscape) in [("iPhone 8", 1, 0), ("iPhone 8 Plus", 1, 2), ("iPad", 3, 3)] {
      for (orientation, expected) in [(InterfaceOrientation.portrait, portrait), (.landscapeLeft, landscape)]
      {
        let found = try chosen(entries) {
          $0.device = Device.named(device) ?? $0.device
          $0.orientation = orientation
        }
        #expect(found == expected, "\(device) \(orientation)")
      }
    }
  }

  @Test(
    "a device of its own counts more than dark mode, dark mode more than direction, direction more than gamut"
  )
  func order() throws {
    let entries = [
      "idiom: 'iphone'", "appearances: [\(Self.dark)]", "'language-direction': 'right-to-left'",
      "'display-gamut': 'display-P3'", "",
    ]
    for first in 0..<4 {
      let found = try chosen(Array(entries[first...])) {
        $0.style = .dark
        $0.direction = .rightToLeft
        $0.gamut = .p3
      }
      #expect(found == 0)
    }
  }

  @Test("entries for certain amounts of memory come last, for they tell nothing about these devices")
  func memory() throws {
    #expect(try chosen(["memory: '4GB'", ""]) == 1)
    #expect(try chosen(["'graphics-feature-set': 'metal3v1'"]) == 0)
  }

  @Test("entries for a watch's width, for tinted icons and for other devices are for nothing here")
  func others() throws {
    for entry in [
      "'screen-width': '<=145'", "appearances: [{appearance: 'luminosity', value: 'tinted'}]", "idiom: 'mac'",
      "idiom: 'ipad'", "subtype: '736h'", "locale: 'ar'",
      "appearances: [{appearance: 'mood', value: 'good'}]",
    ] { #expect(try chosen([entry]) == nil, "\(entry)") }
  }
}
