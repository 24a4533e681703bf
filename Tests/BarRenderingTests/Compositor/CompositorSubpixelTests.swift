import BarDisplay
import BarGeometry
import BarPixels
import Testing

@Suite("Compositor: between pixels")
struct CompositorSubpixelTests {
  static let picture = Art.pixmap(["abcd", "abcd"])

  static func image(_ x: Double, _ y: Double) -> Layer {
    let size = Size(width: 4, height: 2)
    return Layer(
      "image", frame: Rect(origin: Point(x: x, y: y), size: size),
      content: .image(ImageContent(digest: "image", size: size), tint: nil))
  }

  @Test(
    "a rectangle's edge columns share one pixel of coverage, inside it is opaque",
    arguments: [1, 7, 16, 32, 63])
  func edges(part: Int) throws {
    let pixmap = try Painted.pixmap([Painted.layer("a", 2 + Double(part) / 64, 1, 5, 2)])
    let alphas = (0..<10).map { Int(pixmap[$0, 1] >> 24) }
    #expect(Array(alphas[3..<7]) == [255, 255, 255, 255])
    let (left, right) = (((64 - part) * 255 + 32) / 64, (part * 255 + 32) / 64)
    #expect(alphas[2] == left && alphas[7] == right)
    #expect((254...256).contains(left + right))
    #expect(alphas[1] == 0 && alphas[8] == 0)
    #expect(Art.rows(pixmap)[0] == ".........." && Art.rows(pixmap)[3] == "..........")
  }

  @Test(
    "a picture's edge columns share one pixel of coverage, inside it is opaque", arguments: [1, 16, 40, 63])
  func pictureEdges(part: Int) throws {
    let pixmap = try Painted.pixmap(
      [CompositorSubpixelTests.image(3 + Double(part) / 64, 1)], image: CompositorSubpixelTests.picture)
    let alphas = (0..<10).map { Int(pixmap[$0, 2] >> 24) }
    #expect(alphas[2] == 0 && alphas[8] == 0)
    #expect(Array(alphas[4..<7]) == [255, 255, 255])
    let left = (255 * (64 - part) + 32) / 64
    #expect(alphas[3] == left)
    #expect((254...256).contains(left + alphas[7]))
  }

  @Test("steps finer than a 64th of a pixel change nothing")
  func steps() throws {
    let at = try Painted.pixmap([Painted.layer("a", 2.25, 1, 5, 2)])
    let near = try Painted.pixmap([Painted.layer("a", 2.25 + 0.4 / 64, 1, 5, 2)])
    let next = try Painted.pixmap([Painted.layer("a", 2.25 + 1.0 / 64, 1, 5, 2)])
    #expect(at == near && at != next)
  }

  @Test("rows are whole: edges go to the nearest one")
  func rows() throws {
    #expect(
      try Painted.rows(Painted.layer("a", 0, 0.4, 3, 2.2)) == [
        "aaa.......", "aaa.......", "aaa.......", "..........", "..........",
      ])
    #expect(
      try Painted.rows(Painted.layer("a", 0, 0.6, 3, 2.2)) == [
        "..........", "aaa.......", "aaa.......", "..........", "..........",
      ])
  }

  @Test("a rectangle within one pixel column covers its width of it")
  func thin() throws {
    let pixmap = try Painted.pixmap([Painted.layer("a", 4.25, 0, 0.5, 5)])
    #expect((0..<10).map { pixmap[$0, 2] >> 24 } == [0, 0, 0, 0, 128, 0, 0, 0, 0, 0])
  }

  @Test("left of zero it is the same as right of it")
  func negative() throws {
    for x in [-0.75, -1, -1.5, -3.25] {
      let moved = try Painted.pixmap(
        [CompositorSubpixelTests.image(x, 1)], image: CompositorSubpixelTests.picture)
      let right = try Painted.pixmap(
        [CompositorSubpixelTests.image(x + 4, 1)], image: CompositorSubpixelTests.picture)
      for column in 0..<4 { #expect(moved[column, 1] == right[column + 4, 1], "\(x) \(column)") }
    }
  }

  @Test("a rasterized layer at whole pixels is the layer itself, one of opaque parts to the last bit")
  func rasterizedWhole() throws {
    let parts = [
      Painted.layer("a", 0, 0, 5, 3), CompositorSubpixelTests.image(-2, 1), Painted.layer("b", 3, 2, 9, 2),
    ]
    var group = Painted.group(3, 1, 5, 3, parts)
    let plain = try Painted.pixmap([group], image: CompositorSubpixelTests.picture)
    group.shouldRasterize = true
    let flattened = try Painted.pixmap([group], image: CompositorSubpixelTests.picture)
    #expect(Art.rows(flattened) == Art.rows(plain))
    #expect(
      Art.rows(plain) == ["..........", "...aaaaa..", ".abcdaaa..", ".abcdabbbb", "......bbbb"].map { $0 })
  }

  @Test("a rasterized layer between pixels moves as one picture: no seam between abutting parts")
  func rasterizedFraction() throws {
    var group = Painted.group(2.5, 0, 6, 5, [Painted.layer("a", 0, 0, 3, 5), Painted.layer("b", 3, 0, 3, 5)])
    let seam = try Painted.pixmap([group])[5, 2]
    #expect(seam >> 24 == 191 || seam >> 24 == 192)
    group.shouldRasterize = true
    let flattened = try Painted.pixmap([group])
    let (a, b) = (NaiveCanvas.channels(Art.word("a")), NaiveCanvas.channels(Art.word("b")))
    let mean = zip(a, b).map { ($0 + $1 + 1) / 2 }
    #expect(NaiveCanvas.channels(flattened[5, 2]) == mean)
    #expect(flattened[2, 2] >> 24 == 128 && flattened[8, 2] >> 24 == 128)
  }
}
