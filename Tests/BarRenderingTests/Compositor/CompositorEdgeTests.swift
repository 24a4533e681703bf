import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite("Compositor: far-out lists")
struct CompositorEdgeTests {
  static let odd = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 1e9, -1e9, 0, -0.0,
    Double.leastNonzeroMagnitude, -3,
  ]

  @Test("an empty list clears the pixmap, whatever was in it")
  func empty() throws {
    let pixmap = Art.pixmap(Array(repeating: "zzzzzzzzzz", count: 5))
    try Painted.compositor().render(Painted.list([]), into: pixmap)
    #expect(Art.rows(pixmap) == Array(repeating: "..........", count: 5))
  }

  @Test("a canvas of one pixel", arguments: [1.0, 2, 3])
  func onePixel(scale: Double) throws {
    let side = 1 / scale
    let layers = [Painted.layer("a", -5, -5, 10, 10), Painted.layer("b", side / 2, 0, side, side)]
    let pixmap = try Painted.compositor().render(
      Painted.list(layers, width: side, height: side, scale: scale))
    #expect(pixmap.width == 1 && pixmap.height == 1)
    #expect(pixmap[0, 0] == Painted.mixed("b", 128, over: "a"))
  }

  @Test("layers wholly outside draw nothing and are not counted as hidden")
  func outside() throws {
    let compositor = Painted.compositor()
    let layers = [
      Painted.layer("a", 10, 0, 5, 5), Painted.layer("b", -5, 0, 5, 5), Painted.layer("c", 0, 5, 10, 1),
      Painted.layer("d", 0, -9, 10, 9),
      Painted.group(20, 0, 3, 3, opacity: 0.5, [Painted.layer("e", 0, 0, 1, 1)]),
    ]
    #expect(
      Art.rows(try compositor.render(Painted.list(layers))) == Array(repeating: "..........", count: 5))
    #expect(compositor.counters == RenderCounters())
  }

  @Test("a huge rectangle fills the frame")
  func huge() throws {
    let layer = Painted.layer("a", -1e9, -1e9, 2e9, 2e9)
    #expect(try Painted.rows(layer) == Array(repeating: "aaaaaaaaaa", count: 5))
    let clip = Painted.group(-1e9, -1e9, 2e9, 2e9, clips: true, [Painted.layer("b", 1e9 + 2, 1e9 + 1, 3, 2)])
    #expect(
      try Painted.rows(clip) == ["..........", "..bbb.....", "..bbb.....", "..........", ".........."])
  }

  @Test("a layer of no width filters nothing, between pixels neither", arguments: [0.0, -0.25])
  func noWidth(width: Double) throws {
    let glass = Layer(
      "glass", frame: Rect(x: 4.5, y: 0, width: width, height: 5), backdropFilters: [.saturate(0)])
    #expect(
      try Painted.rows(Painted.layer("a", 0, 0, 10, 5), glass) == Array(repeating: "aaaaaaaaaa", count: 5))
  }

  @Test("a frame with an edge that is no finite number draws nothing")
  func notFinite() throws {
    for value in [Double.nan, .infinity, -.infinity] {
      for edge in 0..<4 {
        var numbers = [1.0, 1, 4, 3]
        numbers[edge] = value
        let layer = Painted.layer("a", numbers[0], numbers[1], numbers[2], numbers[3])
        let inside = Painted.group(
          numbers[0], numbers[1], numbers[2], numbers[3], [Painted.layer("b", 0, 0, 2, 2)])
        #expect(try Painted.rows(layer) == Array(repeating: "..........", count: 5), "\(numbers)")
        if edge < 2 {
          #expect(try Painted.rows(inside) == Array(repeating: "..........", count: 5), "\(numbers)")
        }
      }
    }
  }

  @Test("no frame, content, filter or opacity crashes: it is drawn or refused")
  func survival() throws {
    let gradient = GradientContent(stops: [
      .init(location: 0, color: .black), .init(location: 1, color: .white),
    ])
    let text = TextContent("a", font: FontDescription(size: 9), baseline: 7)
    let contents: [Content] = [.none, .color(.black), .gradient(gradient), .text(text, color: .black)]
    var drawn = 0
    for value in CompositorEdgeTests.odd {
      for edge in 0..<4 {
        var numbers = [1.0, 1, 4, 3]
        numbers[edge] = value
        let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        for content in contents {
          let layer = Layer("odd", frame: frame, content: content)
          drawn += survives([layer])
          drawn += survives(variants(layer, value))
        }
      }
    }
    #expect(drawn > 100)
  }

  /// Every feature on top of an odd frame.
  private func variants(_ layer: Layer, _ value: Double) -> [Layer] {
    var (rasterized, masked, faded, blurred, clipped) = (layer, layer, layer, layer, layer)
    rasterized.shouldRasterize = true
    rasterized.sublayers = [Painted.layer("s", 0, 0, 2, 2)]
    masked.mask = layer
    faded.opacity = value
    faded.sublayers = [layer]
    blurred.backdropFilters = [.blur(sigma: value), .saturate(value)]
    clipped.clipsToBounds = true
    clipped.sublayers = [Painted.layer("s", 0, 0, 2, 2), layer]
    return [Painted.layer("z", 0, 0, 10, 5), rasterized, masked, faded, blurred, clipped]
  }

  /// 1 when it was drawn, 0 when the rasterizer refused it.
  private func survives(_ layers: [Layer]) -> Int {
    do {
      _ = try Painted.compositor().render(Painted.list(layers))
      return 1
    } catch is RasterError {
      return 0
    } catch {
      Issue.record("\(error)")
      return 0
    }
  }

  @Test("a rasterized layer shows what sticks out of its frame, as any other layer does")
  func rasterizedOverflow() throws {
    var group = Painted.group(4, 2, 1, 1, [Painted.layer("a", -2, -1, 5, 3)])
    group.shouldRasterize = true
    #expect(
      try Painted.rows(group) == ["..........", "..aaaaa...", "..aaaaa...", "..aaaaa...", ".........."])
  }

  @Test("a rasterized layer that is too large is refused with a remedy")
  func rasterizedTooLarge() {
    var group = Painted.group(0, 0, 10, 5, [Painted.layer("a", 0, 0, 1e6, 1e6)])
    group.shouldRasterize = true
    #expect(throws: RasterError.tooLarge(width: 1e6, height: 1e6)) { try Painted.rows(group) }
  }

  @Test("contents between whole scales keep their places", arguments: [1.0, 2, 3])
  func scales(scale: Double) throws {
    let pixmap = try Painted.compositor().render(
      Painted.list([Painted.layer("a", 1, 1, 2, 1)], width: 4, height: 3, scale: scale))
    let factor = Int(scale)
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let isInside = x / factor >= 1 && x / factor < 3 && y / factor == 1
        #expect(pixmap[x, y] == (isInside ? Art.word("a") : 0))
      }
    }
  }
}
