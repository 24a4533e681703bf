import BarGeometry
import BarModel
import Testing

@Suite("System items")
struct SystemItemTests {
  @Test("done and save are bold, nothing else is")
  func isBold() {
    #expect(SystemItem.allCases.filter { $0.style == .done } == [.done, .save])
  }

  @Test("every item is a word or a symbol, in every version", arguments: 12...18)
  func isOneOfTwo(os: Int) {
    for item in SystemItem.allCases {
      let word = item.title(os: os, locale: "en")
      #expect((word == nil) == item.isSymbol(os: os))
      #expect((word == nil) == (item.symbolSize(os: os, scale: 3) != nil))
      #expect((word == nil) == (item.symbolInk(os: os, scale: 3) != nil))
    }
  }

  @Test("undo and redo are words up to iOS 12 and arrows since")
  func becameArrows() {
    #expect(SystemItem.undo.title(os: 12, locale: "de") == "Widerrufen")
    #expect(SystemItem.redo.title(os: 12, locale: "en") == "Redo")
    #expect(SystemItem.undo.title(os: 13, locale: "de") == nil)
  }

  @Test("words are localised", arguments: [("en", "Save"), ("zh-TW", "儲存"), ("fi", "Tallenna")])
  func isLocalised(locale: String, word: String) {
    #expect(SystemItem.save.title(os: 17, locale: locale) == word)
  }

  // Measured in real bars: left edge and right edge of the ink, the image beginning at the margin of 16; top
  // and bottom in a bar of 44.
  @Test(
    "plus inks what real bars show",
    arguments: [
      (13, 3.0, 18.013, 35.653, 13.006, 30.994), (13, 2, 18.018, 35.48, 13.014, 30.986),
      (17, 3, 18.679, 36.124, 13.204, 30.652), (12, 2, 16, 33.5, 12.5, 30),
    ])
  func inksPlus(os: Int, scale: Double, left: Double, right: Double, top: Double, bottom: Double) throws {
    let size = try #require(SystemItem.add.symbolSize(os: os, scale: scale))
    let ink = try #require(SystemItem.add.symbolInk(os: os, scale: scale))
      .offset(x: 16, y: (44 - size.height) / 2)
    for (ours, real) in [(ink.x, left), (ink.maxX, right), (ink.y, top), (ink.maxY, bottom)] {
      #expect(abs(ours - real) <= 0.1)
    }
  }

  @Test("symbols take whole pixels and keep their ink inside", arguments: [12, 13, 17], [2.0, 3])
  func fitsPixels(os: Int, scale: Double) throws {
    for item in SystemItem.allCases where item.isSymbol(os: os) {
      let size = try #require(item.symbolSize(os: os, scale: scale))
      let ink = try #require(item.symbolInk(os: os, scale: scale))
      for side in [size.width, (44 - size.height) / 2, (32 - size.height) / 2] {
        #expect(abs((side * scale).rounded() - side * scale) < 0.01, "\(item)")
      }
      #expect(ink.x >= -0.001 && ink.maxX <= size.width + 0.001, "\(item)")
      #expect(ink.y >= 0 && ink.maxY <= size.height, "\(item)")
    }
  }
}
