import BarDisplay
import BarGeometry
import BarPixels
import Testing

@Suite("Compositor: order, clips, groups, masks")
struct CompositorOrderTests {
  @Test("later layers lie over earlier ones, sublayers over their parent's content")
  func paintingOrder() throws {
    let rows = try Painted.rows(
      Painted.layer("a", 0, 0, 6, 3, sublayers: [Painted.layer("b", 1, 1, 6, 1)]),
      Painted.layer("c", 4, 2, 5, 2))
    #expect(rows == ["aaaaaa....", "abbbbbb...", "aaaaccccc.", "....ccccc.", ".........."])
  }

  @Test("sublayers stick out of their parent unless it clips, and lie in its coordinates")
  func clips() throws {
    let child = Painted.layer("b", -1, -1, 4, 10)
    #expect(
      try Painted.rows(Painted.group(3, 2, 2, 2, [child]))
        == ["..........", "..bbbb....", "..bbbb....", "..bbbb....", "..bbbb...."])
    #expect(
      try Painted.rows(Painted.group(3, 2, 2, 2, clips: true, [child]))
        == ["..........", "..........", "...bb.....", "...bb.....", ".........."])
    // A clip cuts grandchildren as well, and clips intersect.
    let nested = Painted.group(1, 0, 9, 1, clips: true, [child])
    #expect(
      try Painted.rows(Painted.group(3, 2, 2, 2, clips: true, [nested]))
        == ["..........", "..........", "....b.....", "..........", ".........."])
  }

  @Test("opacity acts on a group as a whole, where separate layers would show through each other")
  func opacityGroup() throws {
    let half = 0.5
    let ground = Painted.layer("z", 0, 0, 10, 5)
    let a = Painted.layer("a", 0, 0, 4, 5)
    let b = Painted.layer("b", 2, 0, 4, 5)
    let group = try Painted.pixmap([ground, Painted.group(0, 0, 10, 5, opacity: half, [a, b])])
    #expect(group[1, 2] == Painted.mixed("a", 128, over: "z"))
    #expect(group[3, 2] == Painted.mixed("b", 128, over: "z"))
    var (fadedA, fadedB) = (a, b)
    fadedA.opacity = half
    fadedB.opacity = half
    let plain = try Painted.pixmap([ground, fadedA, fadedB])
    #expect(plain[1, 2] == group[1, 2] && plain[5, 2] == group[5, 2])
    #expect(plain[3, 2] != group[3, 2])
    #expect(group[8, 2] == Art.word("z"))
  }

  @Test("a mask keeps what its alpha covers; where it draws nothing, nothing shows")
  func mask() throws {
    let mask = Painted.group(
      0, 0, 10, 5,
      [
        Painted.layer("x", 1, 1, 2, 3),
        Layer("half", frame: Rect(x: 3, y: 1, width: 1, height: 1), content: .color(.black), opacity: 0.5),
      ])
    let layer = Painted.group(2, 0, 6, 5, mask: mask, [Painted.layer("a", 0, 0, 6, 5)])
    let pixmap = try Painted.pixmap([layer])
    #expect(Art.rows(pixmap) == ["..........", "...aa?....", "...aa.....", "...aa.....", ".........."])
    #expect(pixmap[5, 1] >> 24 == 128)
  }

  @Test("a mask reaches as far as its sublayers do, whatever its own frame")
  func maskOfSublayers() throws {
    let mask = Painted.group(0, 0, 0, 0, [Painted.layer("x", 2, 1, 3, 2)])
    let layer = Painted.group(0, 0, 10, 5, mask: mask, [Painted.layer("a", 0, 0, 10, 5)])
    #expect(
      try Painted.rows(layer) == ["..........", "..aaa.....", "..aaa.....", "..........", ".........."])
  }

  @Test("a mask without ink hides its layer, and a masked mask is cut itself")
  func emptyMask() throws {
    let ground = Painted.layer("z", 0, 0, 10, 5)
    let hidden = Painted.group(
      0, 0, 10, 5, mask: Painted.group(0, 0, 10, 5, []), [Painted.layer("a", 0, 0, 10, 5)])
    #expect(try Painted.rows(ground, hidden) == Array(repeating: "zzzzzzzzzz", count: 5))
    var mask = Painted.layer("x", 0, 0, 10, 5)
    mask.mask = Painted.layer("y", 4, 4, 9, 9)
    let cut = Painted.group(0, 0, 10, 5, mask: mask, [Painted.layer("a", 0, 0, 10, 5)])
    #expect(try Painted.rows(ground, cut).last == "zzzzaaaaaa")
  }

  @Test("within a layer: backdrop filters, content, sublayers, mask, opacity")
  func orderWithinALayer() throws {
    let ground = Layer(
      "red", frame: Rect(x: 0, y: 0, width: 10, height: 5), content: .color(Color(red: 1, green: 0, blue: 0)))
    let frame = Rect(x: 0, y: 0, width: 10, height: 5)
    var layer = Layer(
      "glass", frame: frame, content: .color(Color(white: 1, alpha: 0.2)), opacity: 0.5,
      backdropFilters: [.saturate(0)], mask: Painted.layer("x", 0, 0, 5, 5),
      sublayers: [Painted.layer("a", 0, 0, 2, 5)])
    let pixmap = try Painted.pixmap([ground, layer])
    // Pure red turns into the grey of its luma, 871/4096; white at 51/255 goes on top; half of that is seen.
    let grey = NaiveCanvas.times(255, 204 * 0 + 255) * 871 / 4096
    let content = 51 + NaiveCanvas.times(grey + 0, 204)
    var expected = NaiveCanvas(width: 1, height: 1)
    expected.lay([255, 255, 0, 0], x: 0, y: 0)
    expected.lay(NaiveCanvas.scaled([255, content, content, content], 128), x: 0, y: 0)
    #expect(pixmap[3, 2] == NaiveCanvas.word(expected.pixels[0][0]))
    // The sublayer hides the filtered backdrop; outside of the mask the ground is untouched.
    var covered = NaiveCanvas(width: 1, height: 1)
    covered.lay([255, 255, 0, 0], x: 0, y: 0)
    covered.lay(NaiveCanvas.scaled(NaiveCanvas.channels(Art.word("a")), 128), x: 0, y: 0)
    #expect(pixmap[1, 2] == NaiveCanvas.word(covered.pixels[0][0]))
    #expect(pixmap[7, 2] == 0xFFFF_0000)
    // Nothing of a filter is left at opacity 0.
    layer.opacity = 0
    #expect(try Painted.pixmap([ground, layer])[3, 2] == 0xFFFF_0000)
  }

  @Test("filters are applied in their order")
  func filterOrder() throws {
    let stripes = (0..<10).map {
      Layer(
        "stripe", frame: Rect(x: Double($0), y: 0, width: 1, height: 5),
        content: .color($0 % 2 == 0 ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)))
    }
    func glass(_ filters: [Filter]) -> Layer {
      Layer("glass", frame: Rect(x: 0, y: 0, width: 10, height: 5), backdropFilters: filters)
    }
    // Oversaturating purple clamps differently from blurring what was clamped before.
    let first = try Painted.pixmap(stripes + [glass([.blur(sigma: 2), .saturate(4)])])
    let second = try Painted.pixmap(stripes + [glass([.saturate(4), .blur(sigma: 2)])])
    #expect(first != second)
  }

  @Test("a blur reads above and below its layer, never beside it")
  func blurReach() throws {
    let glass = Layer(
      "glass", frame: Rect(x: 3, y: 2, width: 4, height: 1), backdropFilters: [.blur(sigma: 1)])
    let ground = Painted.layer("a", 0, 0, 10, 5)
    let beside = Painted.layer("b", 0, 0, 3, 5)
    #expect(try Painted.rows(ground, beside, glass) == Array(repeating: "bbbaaaaaaa", count: 5))
    let above = try Painted.pixmap([ground, Painted.layer("b", 0, 0, 10, 2), glass])
    #expect(above[4, 2] != Art.word("a") && above[2, 2] == Art.word("a"))
    #expect(above[4, 1] == Art.word("b") && above[4, 3] == Art.word("a"))
  }

  @Test("a rasterized layer cannot see what is outside of it")
  func rasterizedBlur() throws {
    let glass = Layer(
      "glass", frame: Rect(x: 0, y: 0, width: 10, height: 5), backdropFilters: [.saturate(0)])
    var group = Painted.group(0, 0, 10, 5, [glass])
    group.shouldRasterize = true
    #expect(
      try Painted.rows(Painted.layer("a", 0, 0, 10, 5), group) == Array(repeating: "aaaaaaaaaa", count: 5))
  }
}
