import BarGeometry
import FakeBarFidelity
import Testing

@Suite struct BarReaderTests {
  private let mapping = ScreenMapping(scale: 2, origin: Point(x: 4, y: 2))

  /// A bar from 20 to 64 points on a screen of which the picture lacks 4 points at the left and 2 at the top.
  private func picture() -> Picture {
    var sketch = Sketch(width: 300, height: 180)
    sketch.fillRows(0..<124, PixelColor(249, 249, 249))
    sketch.fillRows(124..<125, PixelColor(178, 178, 178))
    // A symbol 18 points high from x = 16.2; an H whose feet stand at 48.
    sketch.fill(Rect(x: 24.4, y: 62, width: 36, height: 36), PixelColor(0, 122, 255))
    sketch.fill(Rect(x: 140, y: 68, width: 4, height: 24), .black)
    sketch.fill(Rect(x: 140, y: 78, width: 18, height: 4), .black)
    sketch.fill(Rect(x: 154, y: 68, width: 4, height: 24), .black)
    return sketch.picture
  }

  @Test("a bar is read in points of the screen, not of the crop") func reading() throws {
    let reader = BarReader(mapping: mapping, top: 20, parts: [(.leadingItem, nil), (.title, "H")])
    let reading = try reader.read(picture())
    #expect(reading.background == PixelColor(249, 249, 249))
    #expect(reading.height == 44)
    #expect(reading.hairline?.y == 64)
    #expect(reading.hairline?.thickness == 1)
    #expect(reading.hairline?.color == PixelColor(178, 178, 178))
    let item = try #require(reading.parts[.leadingItem])
    #expect(item.ink == PixelColor(0, 122, 255))
    #expect(item.box.x.isNear(16.2))
    #expect(item.box.width.isNear(18))
    let title = try #require(reading.parts[.title])
    #expect(title.box.midX.isNear(78.5))
    #expect(title.baseline == 48)
    #expect(title.capHeight == 12)
  }

  @Test("too many things in the bar are an error that says where they are") func parts() {
    let reader = BarReader(mapping: mapping, top: 20, parts: [(.title, "H")])
    #expect(throws: ReadingError.self) { try reader.read(picture()) }
    do {
      _ = try reader.read(picture())
    } catch {
      #expect("\(error)".contains("should show title, but its ink is at [16.2 33.0"), "\(error)")
    }
  }

  @Test("a picture lower than a bar is refused") func tooSmall() {
    let reader = BarReader(mapping: mapping, top: 20, parts: [])
    #expect(throws: ReadingError.self) { try reader.read(Sketch(width: 20, height: 90).picture) }
  }

  @Test("a large title is looked for below the row") func largeTitle() throws {
    var sketch = Sketch(width: 200, height: 260)
    sketch.fillRows(192..<193, PixelColor(178, 178, 178))
    sketch.fill(Rect(x: 36, y: 112, width: 9, height: 48), .black)
    let reader = BarReader(
      mapping: ScreenMapping(scale: 2), top: 0, parts: [(.largeTitle, "I")])
    let reading = try reader.read(sketch.picture)
    #expect(reading.height == 96)
    #expect(reading.parts[.largeTitle]?.baseline == 80)
    #expect(reading.parts[.largeTitle]?.capHeight == 24)
  }
}
