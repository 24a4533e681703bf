import BarGeometry
import FakeBarFidelity
import Testing

@Suite struct BarEdgeTests {
  private let bar = PixelColor(255, 255, 255)
  private let page = PixelColor(211, 212, 213)
  private let mapping = ScreenMapping(scale: 3)

  private func find(_ sketch: Sketch, _ mapping: ScreenMapping? = nil) -> BarEdge? {
    BarEdge.find(
      in: sketch.picture, rows: 10..<sketch.picture.height, paper: bar, mapping: mapping ?? self.mapping)
  }

  @Test("a line of one pixel that is darker than bar and page is the hairline, the bar ends above it")
  func hairline() throws {
    var sketch = Sketch(width: 40, height: 60)
    sketch.fillRows(33..<34, PixelColor(147, 148, 149))
    sketch.fillRows(34..<60, page)
    let edge = try #require(find(sketch))
    #expect(edge.bottom == 33)
    let hairline = try #require(edge.hairline)
    #expect(hairline.y == 33)
    #expect(hairline.thickness == 1)
    #expect(hairline.color == PixelColor(147, 148, 149))
  }

  @Test("a line of two pixels is two pixels thick") func thickLine() throws {
    var sketch = Sketch(width: 40, height: 60)
    sketch.fillRows(33..<35, PixelColor(178, 178, 178))
    #expect(try #require(find(sketch)).hairline?.thickness == 2)
  }

  @Test("bar and page of two colours meet without a hairline") func boundary() throws {
    var sketch = Sketch(width: 40, height: 60)
    sketch.fillRows(41..<60, page)
    let edge = try #require(find(sketch))
    #expect(edge.bottom == 41)
    #expect(edge.hairline == nil)
  }

  @Test("a boundary that cuts a row lies at the row's share of page", arguments: [0.25, 0.5, 0.75])
  func cutBoundary(_ share: Double) throws {
    var sketch = Sketch(width: 20, height: 60)
    sketch.fill(.init(x: 0, y: 40 + share, width: 20, height: 20), page)
    let edge = try #require(find(sketch))
    #expect(edge.bottom.isNear(40 + share, within: 0.02))
    #expect(edge.hairline == nil)
  }

  @Test("a sharpened recording's overshoot is no hairline") func overshoot() throws {
    // A dark bar over a light page, as a GIF has it: 74 and 251 lie outside 85…240.
    var sketch = Sketch(width: 20, height: 60, PixelColor(85, 85, 85))
    sketch.fillRows(39..<40, PixelColor(74, 74, 74))
    sketch.fillRows(40..<41, PixelColor(136, 136, 136))
    sketch.fillRows(41..<42, PixelColor(251, 251, 251))
    sketch.fillRows(42..<60, PixelColor(240, 240, 240))
    let edge = try #require(
      BarEdge.find(
        in: sketch.picture, rows: 10..<60, paper: PixelColor(85, 85, 85),
        mapping: ScreenMapping(scale: 1.6, isRecording: true)))
    #expect(edge.hairline == nil)
    // 42 less what the page covers of the rows above: (136 − 85) / (240 − 85) and all of one.
    #expect(edge.bottom.isNear(42 - 51.0 / 155 - 1))
  }

  @Test("a hairline smeared over two rows lies between them, by their darkness") func smeared() throws {
    var sketch = Sketch(width: 20, height: 60)
    sketch.fillRows(40..<41, PixelColor(225, 225, 225))
    sketch.fillRows(41..<42, PixelColor(240, 240, 240))
    let edge = try #require(find(sketch, ScreenMapping(scale: 0.7, isRecording: true)))
    // 30 and 15 levels: a third of the weight is one row lower.
    #expect(try #require(edge.hairline).y.isNear(40 + 1.0 / 3))
  }

  @Test("a hairline's colour is read where no line of the page shows through") func marginColor() throws {
    var sketch = Sketch(width: 100, height: 60)
    sketch.fillRows(33..<34, PixelColor(178, 178, 178))
    sketch.fill(.init(x: 30, y: 33, width: 70, height: 1), PixelColor(138, 138, 138))
    #expect(try #require(find(sketch)).hairline?.color == PixelColor(178, 178, 178))
  }

  @Test("bar and page that look alike have no boundary") func alike() {
    #expect(find(Sketch(width: 20, height: 60)) == nil)
  }

  @Test("texts that cover less than half of a row are no boundary") func text() {
    var sketch = Sketch(width: 20, height: 60)
    sketch.fill(.init(x: 5, y: 20, width: 9, height: 20), .black)
    #expect(find(sketch) == nil)
  }
}
