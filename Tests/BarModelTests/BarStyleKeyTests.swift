import BarGeometry
import BarModel
import Testing

/// Copies of a bar that take over some of its keys.
@Suite("Keys of a bar")
struct BarStyleKeyTests {
  @Test("each key copies its own property and no other; together they are the whole style")
  func each() {
    let full = BarStyle.full(1)
    // Two keys of the format are several properties: images by metrics, and the default metrics' image alone.
    let images = ["backgroundImage", "compact", "defaultPrompt", "compactPrompt"]
      .map { $0 == "backgroundImage" ? $0 : "\($0)BackgroundImage" }
    for key in BarStyle.Key.allCases {
      var expected = BarStyle()
      for property in BarStyle.keys
      where property.name == key.rawValue || key == .backgroundImages && images.contains(property.name) {
        property.copy(full, &expected)
      }
      #expect(expected != BarStyle(), "\(key)")
      #expect(full.keeping([key]) == expected, "\(key)")
    }
    #expect(full.keeping(BarStyle.Key.allCases) == full)
  }

  @Test("taking keys over takes over that they are untouched")
  func untouched() {
    var style = BarStyle.full(1)
    style.take([.alpha, .tintColor], from: BarStyle())
    #expect(style.alpha == .untouched && style.tintColor == .untouched)
    #expect(style.barTintColor == BarStyle.full(1).barTintColor)
  }
}
