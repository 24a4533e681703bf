import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite("Compositor: frames row by row")
struct CompositorRowsTests {
  /// Gathers rows into a picture.
  private final class Gatherer: RowSink {
    var pixmap = Pixmap(width: 1, height: 1)
    var isOpaque = false
    var repeated = 0
    var calls = 0
    private var y = 0

    func begin(width: Int, height: Int, isOpaque: Bool) {
      #expect(y == pixmap.height || y == 0)
      pixmap = Pixmap(width: width, height: height)
      self.isOpaque = isOpaque
      y = 0
    }

    func append(rows: UnsafePointer<UInt32>, count: Int) {
      calls += 1
      if y > 0 {
        #expect(Kernels.equal(rows - pixmap.width, pixmap.row(y - 1), count: pixmap.width), "row \(y)")
      }
      pixmap.row(y).update(from: rows, count: count * pixmap.width)
      y += count
    }

    func append(repeats count: Int) {
      for row in y..<y + count { pixmap.row(row).update(from: pixmap.row(row - 1), count: pixmap.width) }
      repeated += count
      y += count
    }

    var isComplete: Bool { y == pixmap.height }
  }

  @Test("rows handed on are those of the whole frame, in order, whatever is drawn", arguments: [1.0, 2, 3])
  func random(scale: Double) throws {
    var random = RandomLayers(seed: 40 + UInt32(scale), scale: scale)
    let compositor = Painted.compositor(RandomLayers.images)
    let sink = Gatherer()
    var (opaque, translucent) = (0, 0)
    for round in 0..<120 {
      var list = random.list()
      // Half of them with a floor, so that nothing shows through, and a third without blurs.
      if round % 2 == 0 {
        list.layers.insert(
          Painted.layer("z", 0, 0, list.size.width, list.size.height), at: 0)
      }
      if round % 3 == 0 {
        list.layers = (0..<4).map { _ in random.layer(depth: 0, mayBlur: false) } + list.layers
      }
      let whole = try compositor.render(list)
      try compositor.render(list, to: sink)
      #expect(sink.isComplete && sink.pixmap == whole, "\(DisplayListText.dump(list))")
      let isOpaque = Kernels.isOpaque(whole.words, count: whole.width * whole.height)
      #expect(sink.isOpaque == isOpaque)
      if isOpaque { opaque += 1 } else { translucent += 1 }
    }
    #expect(opaque > 10 && translucent > 10 && sink.repeated > 100)
  }

  @Test("rows that are said to repeat the row above do", arguments: [1.0, 2, 3])
  func repeats(scale: Double) throws {
    var random = RandomLayers(seed: 50 + UInt32(scale), scale: scale)
    let compositor = Painted.compositor(RandomLayers.images)
    var repeated = 0
    for _ in 0..<120 {
      let list = random.list()
      let pixmap = random.noise(width: list.pixelWidth, height: list.pixelHeight)
      let repeats = try compositor.render(list, into: pixmap)
      #expect(repeats.rows == 0..<pixmap.height)
      for y in 0..<pixmap.height where repeats[y] {
        repeated += 1
        #expect(Kernels.equal(pixmap.row(y), pixmap.row(y - 1), count: pixmap.width), "row \(y)")
      }
    }
    #expect(repeated > 100)
  }

  @Test("of a page with a line across it three rows are drawn: above, on and below the line")
  func lineCount() throws {
    let compositor = Painted.compositor()
    let sink = Gatherer()
    let list = Painted.list(
      [Painted.layer("a", 0, 0, 10, 50), Painted.layer("b", 2, 20, 5, 1)], height: 50)
    try compositor.render(list, to: sink)
    #expect(sink.repeated == 47)
    #expect(compositor.counters.repeatedPixels == 470)
    // Rows 0, and 20 with 21.
    #expect(sink.calls == 2)
    #expect(compositor.counters.copiedPixels == 35)
  }

  @Test("a backdrop is filtered once while what lies under it stays, and again when it or the filter changes")
  func backdrops() throws {
    func list(
      _ letter: Character, sigma: Double, coverX: Double, saturation: Double = 1.8
    ) -> DisplayList {
      Painted.list(
        [
          Painted.layer(letter, 0, 0, 12, 10), Painted.layer("b", 3, 0, 2, 10),
          Layer(
            "glass", frame: Rect(x: 0, y: 2, width: 12, height: 4),
            backdropFilters: [.blur(sigma: sigma), .saturate(saturation)]),
          Painted.layer("c", coverX, 4, 1, 1),
        ], width: 12, height: 10)
    }
    let compositor = Painted.compositor()
    func expect(_ list: DisplayList, blurs: Int, reused: Int) throws {
      let drawn = try compositor.render(list)
      #expect(drawn == (try Painted.compositor().render(list)))
      #expect(compositor.counters.blurs == blurs && compositor.counters.reusedBackdrops == reused)
    }
    try expect(list("a", sigma: 1, coverX: 0), blurs: 1, reused: 0)
    // What lies over the glass may move.
    try expect(list("a", sigma: 1, coverX: 5), blurs: 1, reused: 1)
    try expect(list("a", sigma: 1, coverX: 6), blurs: 1, reused: 2)
    try expect(list("a", sigma: 2, coverX: 5), blurs: 2, reused: 2)
    try expect(list("d", sigma: 2, coverX: 5), blurs: 3, reused: 2)
    // Two frames ago is forgotten.
    try expect(list("a", sigma: 2, coverX: 5), blurs: 4, reused: 2)
    try expect(list("a", sigma: 2, coverX: 5, saturation: 1.2), blurs: 5, reused: 2)
  }

  @Test("two backdrops of one frame that are alike are filtered once")
  func alike() throws {
    let compositor = Painted.compositor()
    let glasses = [1.0, 20].map { y in
      Layer("glass", frame: Rect(x: 0, y: y, width: 12, height: 3), backdropFilters: [.saturate(1.5)])
    }
    let list = Painted.list([Painted.layer("a", 0, 0, 12, 30)] + glasses, width: 12, height: 30)
    let drawn = try compositor.render(list)
    #expect(compositor.counters.reusedBackdrops == 1)
    for x in 0..<12 { #expect(drawn[x, 2] == drawn[x, 21] && drawn[x, 2] != drawn[x, 10]) }
  }

  @Test("a backdrop of the same pixels is filtered again at another scale")
  func scales() throws {
    let compositor = Painted.compositor()
    for scale in [1.0, 2, 1] {
      func layer(_ letter: Character, _ rect: Rect) -> Layer {
        Painted.layer(
          letter, rect.origin.x / scale, rect.origin.y / scale, rect.size.width / scale,
          rect.size.height / scale)
      }
      // A blur that reads all rows at either scale.
      let list = DisplayList(
        size: Size(width: 12 / scale, height: 10 / scale), scale: scale,
        layers: [
          layer("a", Rect(x: 0, y: 0, width: 12, height: 10)),
          layer("b", Rect(x: 3, y: 0, width: 2, height: 10)),
          Layer(
            "glass", frame: Rect(x: 0, y: 2 / scale, width: 12 / scale, height: 4 / scale),
            backdropFilters: [.blur(sigma: 4)]),
        ])
      #expect(try compositor.render(list) == Painted.compositor().render(list), "\(scale)")
    }
  }

  @Test("a frame of another size than the last one is handed on whole")
  func sizes() throws {
    let compositor = Painted.compositor()
    let sink = Gatherer()
    for (width, height) in [(8, 6), (5, 6), (5, 9), (12, 9), (12, 3)] as [(Double, Double)] {
      let list = Painted.list(
        [Painted.layer("a", 1, 1, width - 2, height - 2, opacity: 0.5)], width: width, height: height)
      try compositor.render(list, to: sink)
      #expect(try sink.isComplete && sink.pixmap == Painted.compositor().render(list))
    }
  }
}
