import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite("Compositor: parts prepared by another one")
struct CompositorPreparationTests {
  /// Texts: drawn as they are, in a flattened layer, in an isolated one, hidden, and clipped away.
  private static let list: DisplayList = {
    func text(_ string: String, y: Double = 1) -> Layer {
      let content = TextContent(string, font: FontDescription(size: 17), baseline: 20)
      return Layer(
        string, frame: Rect(x: 2, y: y, width: 40, height: 22), content: .text(content, color: .black))
    }
    var page = Painted.group(1.5, 0, 40, 26, [text("page")])
    page.shouldRasterize = true
    var hidden = text("hidden")
    hidden.opacity = 0
    return CompositorCounterTests.list([
      Painted.layer("z", 0, 0, 48, 26), page, text("plain"), hidden,
      Painted.group(0, 0, 40, 26, opacity: 0.5, [text("isolated"), text("too")]),
      Painted.group(0, 0, 40, 0, clips: true, [text("clipped", y: 3)]),
    ])
  }()

  @Test("what is prepared is not drawn again, looks the same, and is no more than the frame needs")
  func prepared() throws {
    let alone = Painted.compositor()
    let expected = try alone.render(Self.list)
    let cache = RasterCache()
    let (first, second) = (Painted.compositor(cache: cache), Painted.compositor(cache: cache))
    for part in Compositor.parts(of: Self.list) { try first.prepare(part, scale: Self.list.scale) }
    #expect(first.counters.rasterizations == 2 && first.counters.flattenings == 1)
    #expect(try second.render(Self.list) == expected)
    // What is in an isolated group is drawn with it.
    #expect(second.counters.rasterizations == 2 && second.counters.flattenings == 0)
    #expect(alone.counters == first.counters + second.counters)
  }
}
