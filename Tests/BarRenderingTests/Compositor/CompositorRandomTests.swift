import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite("Compositor: random scenes")
struct CompositorRandomTests {
  @Test(
    "occlusion, groups, caches and sub-pixel positions give what painting pixel after pixel gives",
    arguments: [1.0, 2, 3])
  func naive(scale: Double) throws {
    var random = RandomLayers(seed: UInt32(scale), scale: scale)
    let images = RandomLayers.images
    let naive = NaivePainter(scale: scale, images: images)
    let compositor = Painted.compositor(images)
    for _ in 0..<50 {
      let list = random.list()
      let pixmap = random.noise(width: list.pixelWidth, height: list.pixelHeight)
      try compositor.render(list, into: pixmap)
      let difference = PixelDifference.compare(a: pixmap, b: try naive.render(list))
      #expect(difference == .none, "\(DisplayListText.dump(list))")
      if difference != .none { return }
    }
    #expect(compositor.counters.occludedLayers > 2)
    #expect(compositor.counters.isolations > 10)
    #expect(compositor.counters.blurs > 2)
    #expect(compositor.counters.flattenings > 5)
  }

  @Test("nothing is drawn outside of a layer's frame and outset", arguments: [1.0, 2, 3])
  func bounds(scale: Double) throws {
    var random = RandomLayers(seed: 77, scale: scale)
    let compositor = Painted.compositor(RandomLayers.images)
    for _ in 0..<200 {
      let layer = random.layer(depth: 9, mayBlur: false)
      let list = DisplayList(size: RandomLayers.size(scale), scale: scale, layers: [layer])
      let pixmap = try compositor.render(list)
      // A rasterized layer is rounded at its own corner and then moved: up to one pixel more.
      let slack = layer.shouldRasterize ? 1 / scale : 0
      let area = NaiveArea(layer.frame, at: .zero, scale: scale, outset: layer.content.outset + slack)
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width where pixmap[x, y] != 0 && !area.contains(x, y) {
          Issue.record("pixel \(x), \(y) of \(DisplayListText.dump(list))")
          return
        }
      }
    }
  }

  @Test("a blur inside a group does not depend on what lies over the group")
  func occludedGroup() throws {
    let glass = Layer(
      "glass", frame: Rect(x: 0, y: 0, width: 24, height: 4), backdropFilters: [.blur(sigma: 1.5)])
    let group = Painted.group(
      0, 0, 24, 16, opacity: 0.5,
      [Painted.layer("a", 0, 0, 24, 16), Painted.layer("q", 0, 4, 24, 3), glass])
    let cover = Painted.layer("c", 0, 3, 24, 13)
    let bare = try Painted.compositor().render(Painted.list([group], width: 24, height: 16))
    let covered = try Painted.compositor().render(Painted.list([group, cover], width: 24, height: 16))
    for y in 0..<3 { #expect(Kernels.equal(bare.row(y), covered.row(y), count: 24), "row \(y)") }
  }

  @Test("what a blur reads was drawn before it, even where something opaque comes later")
  func blurOverNothing() throws {
    // The glass reads rows that only the last layer covers; what the pixmap held before must not be seen.
    let layers = [
      Painted.layer("a", 0, 0, 10, 2),
      Layer("glass", frame: Rect(x: 0, y: 0, width: 10, height: 2), backdropFilters: [.blur(sigma: 1)]),
      Painted.layer("c", 0, 2, 10, 3),
    ]
    let clean = Pixmap(width: 10, height: 5)
    let dirty = Art.pixmap(Array(repeating: "zzzzzzzzzz", count: 5))
    try Painted.compositor().render(Painted.list(layers), into: clean)
    try Painted.compositor().render(Painted.list(layers), into: dirty)
    #expect(clean == dirty)
  }

  @Test("an opaque picture hides only the rows it draws", arguments: [0.4, 0.6, 1.45])
  func roundedPicture(y: Double) throws {
    // 1.2 points at y 0.4 lie on two rows, the picture of 1.2 points has one.
    let size = Size(width: 10, height: 1.2)
    let gradient = GradientContent(stops: [
      .init(location: 0, color: .black), .init(location: 1, color: .white),
    ])
    let layers = [
      Painted.layer("z", 0, 0, 10, 5),
      Layer("gradient", frame: Rect(origin: Point(x: 0, y: y), size: size), content: .gradient(gradient)),
    ]
    let dirty = Pixmap(width: 10, height: 5)
    try Painted.compositor().render(Painted.list(layers), into: dirty)
    let expected = try NaivePainter(scale: 1, images: TestImages()).render(Painted.list(layers))
    #expect(dirty == expected)
  }
}
