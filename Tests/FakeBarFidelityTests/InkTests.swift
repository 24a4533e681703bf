import BarGeometry
import FakeBarFidelity
import Testing

@Suite struct InkTests {
  private let mapping = ScreenMapping(scale: 3)

  private func field(_ sketch: Sketch) -> InkField {
    InkField(
      sketch.picture, rows: 0..<sketch.picture.height, paper: .white, threshold: mapping.inkThreshold)
  }

  @Test("edges between pixels are found by coverage", arguments: [0.2, 0.5, 0.9])
  func subpixelEdges(_ shift: Double) throws {
    var sketch = Sketch(width: 40, height: 40)
    let rect = Rect(x: 10 + shift, y: 8 - shift, width: 15.3, height: 12.6)
    sketch.fill(rect, PixelColor(0, 122, 255))
    let groups = field(sketch).groups(mapping, joinsTall: false)
    let group = try #require(groups.first)
    #expect(groups.count == 1)
    #expect(group.ink == PixelColor(0, 122, 255))
    #expect(group.edges.x.isNear(rect.x))
    #expect(group.edges.y.isNear(rect.y))
    #expect(group.edges.maxX.isNear(rect.maxX))
    #expect(group.edges.maxY.isNear(rect.maxY))
  }

  @Test("what touches, also by a corner, is one component") func components() {
    var sketch = Sketch(width: 40, height: 20)
    sketch.fill(Rect(x: 2, y: 2, width: 5, height: 5), .black)
    sketch.fill(Rect(x: 7, y: 7, width: 5, height: 5), .black)
    sketch.fill(Rect(x: 20, y: 2, width: 5, height: 5), .black)
    #expect(field(sketch).bounds.count == 2)
  }

  @Test("a cup's arms are one component: ink is followed up as well as down") func cup() {
    var sketch = Sketch(width: 40, height: 30)
    sketch.fill(Rect(x: 5, y: 5, width: 4, height: 20), .black)
    sketch.fill(Rect(x: 25, y: 8, width: 4, height: 17), .black)
    sketch.fill(Rect(x: 5, y: 21, width: 24, height: 4), .black)
    #expect(field(sketch).bounds == [PixelRect(x: 5, y: 5, width: 24, height: 20)])
  }

  @Test("letters join over a word's space, a button farther away does not") func gaps() {
    var sketch = Sketch(width: 200, height: 60)
    for x in [10, 20, 48] { sketch.fill(Rect(x: Double(x), y: 10, width: 9, height: 30), .black) }
    // 19 pixels are 6.33 points, 24 are 8.
    sketch.fill(Rect(x: 81, y: 10, width: 9, height: 30), .black)
    #expect(field(sketch).groups(mapping, joinsTall: false).map(\.components.count) == [3, 1])
  }

  @Test("a chevron stands apart from the label beside it, a large title's letters do not") func tall() {
    var sketch = Sketch(width: 100, height: 80)
    sketch.fill(Rect(x: 10, y: 10, width: 36, height: 60), .black)
    sketch.fill(Rect(x: 58, y: 20, width: 20, height: 36), .black)
    #expect(field(sketch).groups(mapping, joinsTall: false).count == 2)
    #expect(field(sketch).groups(mapping, joinsTall: true).count == 1)
  }

  @Test("a sliver at the picture's side is not the bar's") func sliver() {
    var sketch = Sketch(width: 100, height: 40)
    sketch.fill(Rect(x: 0, y: 5, width: 6, height: 30), .black)
    sketch.fill(Rect(x: 50, y: 5, width: 20, height: 20), .black)
    #expect(field(sketch).groups(mapping, joinsTall: false).map(\.bounds.x) == [50])
  }

  @Test("a neighbour's ink within its box does not move a letter's edges") func overlap() {
    var sketch = Sketch(width: 60, height: 40)
    // A T whose bar reaches over the next letter.
    sketch.fill(Rect(x: 10, y: 5, width: 30, height: 4), .black)
    sketch.fill(Rect(x: 22, y: 5, width: 5, height: 27), .black)
    sketch.fill(Rect(x: 36.5, y: 15, width: 14, height: 17.5), .black)
    let components = field(sketch).groups(mapping, joinsTall: false)[0].components
    #expect(components[0].edges.maxY == 32)
    #expect(components[1].edges.maxY.isNear(32.5))
    #expect(components[1].edges.x.isNear(36.5))
  }
}
