import BarPixels
import Testing

@Suite("Pictures in memory") struct PixmapTests {
  @Test("some rows of a picture share its memory, which lives as long as they do")
  func rows() {
    var whole: Pixmap? = Pixmap(width: 3, height: 4)
    for i in 0..<12 { whole?[i % 3, i / 3] = UInt32(i) }
    weak let seen = whole
    var rows: Pixmap? = whole.map { Pixmap(1..<3, of: $0) }
    whole = nil
    #expect(seen != nil && rows?.words == seen?.row(1))
    #expect(rows?.width == 3 && rows?.height == 2)
    #expect((0..<6).map { rows?[$0 % 3, $0 / 3] } == [3, 4, 5, 6, 7, 8])
    rows = nil
    #expect(seen == nil)
  }
}
