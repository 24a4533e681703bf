import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite("Compositor: bands and repeated rows")
struct CompositorBandTests {
  @Test("a frame so wide that it is painted in bands of six rows is no different")
  func bands() throws {
    var random = RandomLayers(seed: 9, scale: 1)
    let compositor = Painted.compositor(RandomLayers.images)
    let size = RandomLayers.size(1)
    for _ in 0..<12 {
      // No blurs: they repeat the pixels at the edges of the canvas, which is wider here.
      let layers = (0..<6).map { _ in random.layer(depth: 0, mayBlur: false) }
      let narrow = try compositor.render(Painted.list(layers, width: size.width, height: size.height))
      let wide = try compositor.render(Painted.list(layers, width: 20_000, height: size.height))
      let isEqual = (0..<narrow.height).allSatisfy { y in
        Kernels.equal(narrow.row(y), wide.row(y), count: narrow.width)
      }
      #expect(isEqual, "\(DisplayListText.dump(Painted.list(layers)))")
    }
  }

  @Test("a frame so wide that a row is more than a band is painted row by row")
  func wide() throws {
    let width = 140_000.0
    let list = Painted.list(
      [Painted.layer("a", 0, 0, width, 3), Painted.layer("b", width - 1, 1, 1, 1)], width: width, height: 3)
    let drawn = try Painted.compositor().render(list)
    let art = Pixmap(width: 2, height: 3)
    for y in 0..<3 { for x in 0..<2 { art[x, y] = drawn[139_998 + x, y] } }
    #expect(Art.rows(art) == ["aa", "ab", "aa"])
  }

  @Test(
    "rows that repeat the row above are drawn as if they did not",
    arguments: [0.0, 0.25, 0.984375, -2.5], [1.0, 0.5])
  func repeatedRows(x: Double, opacity: Double) throws {
    var random = RandomLayers(seed: 21, scale: 1)
    let noise = random.noise(width: 6, height: 12)
    for y in 0..<12 {
      // Opaque or not, repeated once or twice.
      if [1, 3, 4, 7, 8, 9, 11].contains(y) { noise.row(y).update(from: noise.row(y - 1), count: 6) }
      // All but one pixel repeated is not repeated.
      if y == 9 { noise[5, y] = 0 }
      for x in 0..<6 where [0, 1, 5, 6, 7, 8].contains(y) { noise[x, y] |= 0xFF00_0000 }
    }
    let images = TestImages(noise)
    let image = ImageContent(digest: "image", size: Size(width: 6, height: 12))
    let layers = [
      Painted.layer("a", 0, 0, 10, 14),
      Layer(
        "image", frame: Rect(x: x + 1, y: 1, width: 6, height: 12), content: .image(image, tint: nil),
        opacity: opacity),
    ]
    let list = Painted.list(layers, height: 14)
    let naive = try NaivePainter(scale: 1, images: images).render(list)
    #expect(try Painted.compositor(images).render(list) == naive)
  }
}
