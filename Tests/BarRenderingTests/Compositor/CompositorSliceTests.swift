import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite("Compositor: a flattened page keeps the rows of its drawing")
struct CompositorSliceTests {
  /// Ten by five points, no row of it like another.
  private static let drawing: Layer = {
    let size = Size(width: 10, height: 5)
    let dots = (0..<5).map { y in
      Shape.rect(Rect(x: Double(y), y: Double(y), width: 2, height: 1), radius: 0, fill: Painted.color("b"))
    }
    let shapes = [Shape.rect(Rect(origin: .zero, size: size), radius: 0, fill: Painted.color("a"))] + dots
    return Layer(
      "drawing", frame: Rect(origin: .zero, size: size),
      content: .drawing(Drawing(size: size, shapes: shapes)))
  }()

  /// The drawing with something over it, at `inner` in the page.
  private static func page(x: Double, y: Double = 0, inner: Point = .zero, _ over: [Layer]) -> Layer {
    let content = Painted.group(inner.x, inner.y, 10, 5, [drawing] + over)
    var page = Painted.group(x, y, 10, 5, [content])
    page.shouldRasterize = true
    return page
  }

  /// Shows nothing, but lies over every row: a page with it has none of the drawing's own.
  private static let veil = Layer(
    "veil", frame: Rect(x: 0, y: 0, width: 10, height: 5), content: .color(.clear))

  private static func area(_ compositor: Compositor) -> Int {
    compositor.counters.copiedPixels + compositor.counters.repeatedPixels
  }

  @Test("it looks the same as one that is painted whole", arguments: 0..<5, 0...5)
  func looks(top: Int, height: Int) throws {
    let bar = Painted.layer("c", 1, Double(top), 8, Double(height), opacity: 0.5)
    for inner in [Point.zero, Point(x: 0, y: 2), Point(x: -3, y: -1)] {
      for (x, opacity) in [(0.0, 1.0), (4.25, 1), (-2.5, 0.75)] {
        var sliced = Self.page(x: x, y: 1, inner: inner, height == 0 ? [] : [bar])
        var whole = Self.page(x: x, y: 1, inner: inner, (height == 0 ? [] : [bar]) + [Self.veil])
        (sliced.opacity, whole.opacity) = (opacity, opacity)
        let ground = Painted.layer("z", 0, 0, 10, 5)
        #expect(try Painted.pixmap([ground, sliced]) == Painted.pixmap([ground, whole]))
      }
    }
  }

  @Test("only rows with something over the drawing are painted")
  func counters() throws {
    let compositor = Painted.compositor()
    let bar = Painted.layer("c", 0, 1, 10, 2)
    _ = try compositor.render(Painted.list([Self.page(x: 0, [bar])]))
    // Two rows of the drawing and two of the bar, once; five rows of the frame.
    #expect(Self.area(compositor) == 20 + 20 + 50)
    #expect(compositor.counters.flattenings == 1 && compositor.counters.rasterizations == 1)
  }

  @Test("nothing is drawn below the half that it covers")
  func covers() throws {
    let compositor = Painted.compositor()
    let bar = Painted.layer("c", 0, 1, 10, 2)
    let list = Painted.list([Painted.layer("z", 0, 0, 10, 5), Self.page(x: 5, [bar])])
    #expect(Art.rows(try compositor.render(list))[4] == "zzzzzaaaab")
    #expect(Self.area(compositor) == 20 + 20 + 25 + 25)
  }
}
