import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite("Compositor: counters and the cache")
struct CompositorCounterTests {
  static func text(_ color: Color, y: Double = 1) -> Layer {
    let content = TextContent("Ab", font: FontDescription(size: 17, weight: .semibold), baseline: 20)
    return Layer(
      "text", frame: Rect(x: 2, y: y, width: 40, height: 22), content: .text(content, color: color))
  }

  static func list(_ layers: [Layer]) -> DisplayList { Painted.list(layers, width: 48, height: 26) }

  @Test("an opaque rectangle is copied, one that lets light through is blended")
  func pixels() throws {
    let opaque = Painted.compositor()
    _ = try opaque.render(Painted.list([Painted.layer("a", 1, 1, 4, 3)]))
    // One row is drawn, two are like it.
    #expect(opaque.counters.copiedPixels == 4 && opaque.counters.blendedPixels == 0)
    #expect(opaque.counters.repeatedPixels == 8)
    let faded = Painted.compositor()
    _ = try faded.render(Painted.list([Painted.layer("a", 1, 1, 4, 3, opacity: 0.5)]))
    #expect(faded.counters.copiedPixels == 0 && faded.counters.blendedPixels == 4)
    let between = Painted.compositor()
    _ = try between.render(Painted.list([Painted.layer("a", 1.5, 1, 4, 3)]))
    #expect(between.counters.copiedPixels == 3 && between.counters.blendedPixels == 2)
    #expect(between.counters.repeatedPixels == 10)
  }

  @Test("layers under an opaque one are not drawn, nor the part of one that it hides")
  func occlusion() throws {
    let compositor = Painted.compositor()
    let pixmap = try compositor.render(
      Painted.list([
        Painted.layer("a", 0, 0, 10, 5), Painted.layer("b", 2, 1, 3, 2), Painted.layer("c", 0, 0, 10, 5),
      ]))
    #expect(Art.rows(pixmap) == Array(repeating: "cccccccccc", count: 5))
    #expect(compositor.counters.occludedLayers == 2)
    #expect(compositor.counters.copiedPixels + compositor.counters.repeatedPixels == 50)
    // The lower layer keeps two rows of five.
    let part = Painted.compositor()
    _ = try part.render(Painted.list([Painted.layer("a", 0, 0, 10, 5), Painted.layer("c", 0, 2, 10, 3)]))
    #expect(part.counters.occludedLayers == 0)
    #expect(part.counters.copiedPixels + part.counters.repeatedPixels == 50)
  }

  @Test("a text is rasterised once, whatever its colour and place")
  func tintedText() throws {
    let compositor = Painted.compositor()
    let red = try compositor.render(
      CompositorCounterTests.list([CompositorCounterTests.text(Color(red: 1, green: 0, blue: 0))]))
    let blue = try compositor.render(
      CompositorCounterTests.list([CompositorCounterTests.text(Color(red: 0, green: 0, blue: 1))]))
    #expect(compositor.counters.rasterizations == 1)
    // The same ink: red and blue change places, alpha stays.
    for index in 0..<red.width * red.height {
      let (a, b) = (NaiveCanvas.channels(red.words[index]), NaiveCanvas.channels(blue.words[index]))
      #expect(a == [b[0], b[3], b[2], b[1]])
    }
    #expect((0..<red.width * red.height).contains { red.words[$0] >> 24 == 255 })
    _ = try compositor.render(CompositorCounterTests.list([CompositorCounterTests.text(.black, y: 3)]))
    #expect(compositor.counters.rasterizations == 1)
  }

  @Test("an emoji keeps its own colours: the tint is no part of it, its raster is")
  func emoji() throws {
    let font = FontDescription(size: 17)
    func list(_ color: Color) -> DisplayList {
      let content = TextContent("🌿", font: font, baseline: 20)
      return CompositorCounterTests.list([
        Layer("text", frame: Rect(x: 2, y: 1, width: 40, height: 22), content: .text(content, color: color))
      ])
    }
    let compositor = Painted.compositor()
    let black = try compositor.render(list(.black))
    #expect(try compositor.render(list(.white)) == black)
  }

  @Test("two compositors with one cache rasterise once between them and draw the same")
  func sharedCache() throws {
    let cache = RasterCache()
    let (first, second) = (Painted.compositor(cache: cache), Painted.compositor(cache: cache))
    var group = Painted.group(1.5, 0, 40, 26, [CompositorCounterTests.text(.black)])
    group.shouldRasterize = true
    let list = CompositorCounterTests.list([Painted.layer("z", 0, 0, 48, 26), group])
    let drawn = try first.render(list)
    #expect(first.counters.rasterizations == 1 && first.counters.flattenings == 1)
    #expect(try second.render(list) == drawn)
    #expect(second.counters.rasterizations == 0 && second.counters.flattenings == 0)
    #expect(try Painted.compositor().render(list) == drawn)
  }

  @Test("a rasterized layer is flattened once, wherever it moves and however it fades")
  func flattenedOnce() throws {
    let compositor = Painted.compositor()
    for step in 0..<20 {
      var group = Painted.group(Double(step) * 0.3, 0, 4, 5, [Painted.layer("a", 0, 0, 2, 2)])
      group.shouldRasterize = true
      group.opacity = 1 - Double(step) / 40
      _ = try compositor.render(Painted.list([group]))
    }
    #expect(compositor.counters.flattenings == 1)
    #expect(compositor.counters.isolations == 0)
  }

  @Test("groups are isolated only where they must be")
  func isolations() throws {
    let compositor = Painted.compositor()
    let parts = [Painted.layer("a", 0, 0, 2, 2), Painted.layer("b", 1, 1, 2, 2)]
    _ = try compositor.render(Painted.list([Painted.group(0, 0, 4, 4, parts)]))
    #expect(compositor.counters.isolations == 0)
    _ = try compositor.render(Painted.list([Painted.layer("a", 0, 0, 2, 2, opacity: 0.5)]))
    #expect(compositor.counters.isolations == 0)
    _ = try compositor.render(Painted.list([Painted.group(0, 0, 4, 4, opacity: 0.5, parts)]))
    #expect(compositor.counters.isolations == 1)
  }

  @Test("counters add up")
  func sum() {
    var a = RenderCounters()
    (a.rasterizations, a.flattenings, a.blurs, a.isolations) = (1, 2, 3, 4)
    (a.copiedPixels, a.blendedPixels, a.occludedLayers) = (5, 6, 7)
    (a.repeatedPixels, a.reusedBackdrops) = (8, 9)
    var double = RenderCounters()
    (double.rasterizations, double.flattenings, double.blurs, double.isolations) = (2, 4, 6, 8)
    (double.copiedPixels, double.blendedPixels, double.occludedLayers) = (10, 12, 14)
    (double.repeatedPixels, double.reusedBackdrops) = (16, 18)
    #expect(a + a == double)
  }
}
