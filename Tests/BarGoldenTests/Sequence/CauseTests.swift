import BarDisplay
import BarGeometry
import BarGolden
import Testing

@Suite("Why pictures and lists differ, by layer")
struct CauseTests {
  private func causes(_ golden: [Layer], _ actual: [Layer]) throws -> [GoldenCause] {
    try #require(try SequenceBench.sequence([SampleStep.list(golden)], [SampleStep.list(actual)])).causes
  }

  private func keys(_ golden: [Layer], _ actual: [Layer]) throws -> [String] {
    try causes(golden, actual).map(\.key)
  }

  @Test("a layer that moved says by how much, and in which frames")
  func moved() throws {
    let golden = Array(repeating: SampleStep.list([.title(x: 10)]), count: 15)
    var actual = golden
    for frame in 3...11 { actual[frame].layers[0].frame.x = 2 }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(
      outcome.causes
        == [GoldenCause(layer: "bar/title", property: "x", change: "−8 pt", frames: Array(3...11), share: 1)])
  }

  @Test("a move that varies gives one cause with its range")
  func range() throws {
    let golden = Array(repeating: SampleStep.list([.title(x: 10)]), count: 4)
    var actual = golden
    for (frame, x) in [(1, 8.0), (2, 2.0), (3, 5.0)] { actual[frame].layers[0].frame.x = x }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(
      outcome.causes.map(\.key) == ["bar/title: x −8 … −2 pt"] && outcome.causes[0].frames == [1, 2, 3])
  }

  @Test("texts, fonts, colours and opacities say what they were and what they are")
  func values() throws {
    #expect(try keys([.title()], [.title("Mail")]) == ["bar/title: text “Inbox” → “Mail”"])
    #expect(try keys([.title()], [.title(size: 18)]) == ["bar/title: font 17 → 18"])
    #expect(try keys([.title()], [.title(weight: .bold)]) == ["bar/title: font weight semibold → bold"])
    #expect(
      try keys([.title(color: .white)], [.title(color: .redPaint)]) == ["bar/title: color #FFFFFF → #FF0000"])
    var faded = Layer.title()
    faded.opacity = 0.6
    var fading = faded
    fading.opacity = 0.62
    #expect(try keys([fading], [faded]) == ["bar/title: opacity 0.62 → 0.6"])
    faded.clipsToBounds = true
    #expect(
      try keys([fading], [faded]).sorted() == ["bar/title: clips no → yes", "bar/title: opacity 0.62 → 0.6"])
    let image = ImageContent(digest: "aa", size: Size(width: 2, height: 2))
    let other = ImageContent(digest: "bb", size: Size(width: 2, height: 2))
    let frame = Rect(x: 0, y: 0, width: 2, height: 2)
    #expect(
      try keys(
        [Layer("i", frame: frame, content: .image(image, tint: nil))],
        [Layer("i", frame: frame, content: .image(other, tint: nil))]) == ["i: image aa → bb"])
    #expect(
      try keys(
        [Layer("i", frame: frame, content: .image(image, tint: nil))], [.box("i", 0, 0, 2, 2, .redPaint)])
        == ["i: content an image → a colour"])
    #expect(
      try keys(
        [.box("b", 0, 0, 2, 2, .redPaint)],
        [Layer("b", frame: frame, content: .color(.redPaint), backdropFilters: [.blur(sigma: 4)])])
        == ["b: backdrop none → blur 4"])
  }

  @Test("layers that are new, gone or in another order are named, but not what is in them")
  func structure() throws {
    let a = Layer.box("a", 0, 0, 10, 10, .redPaint, [.box("a/in", 1, 1, 2, 2, .greenPaint)])
    let b = Layer.box("b", 5, 0, 10, 10, .bluePaint)
    #expect(try keys([a, b], [b]) == ["a: layer is gone"])
    #expect(try keys([b], [b, a]) == ["a: layer is new"])
    #expect(try keys([a, b], [b, a]) == ["b: order is now below a"])
    var masked = b
    masked.mask = .box("b/mask", 0, 0, 5, 5, .black)
    #expect(try keys([b], [masked]) == ["b: mask is new"])
    var other = masked
    other.mask?.frame.x = 3
    #expect(try keys([masked], [other]) == ["b/mask: x +3 pt"])
  }

  /// 60 × 20 points. A red box of 20 × 10, and over its right quarter a green one of 5 × 10.
  private func pictured(_ layers: [Layer], scale: Double = 1) -> SampleStep {
    var step = SampleStep([SampleStep.list(layers, scale: scale)])
    step.hasPictures = true
    step.crop = PixelRect(x: 0, y: 0, width: 60 * Int(scale), height: 20 * Int(scale))
    return step
  }

  @Test("each different pixel is charged to the changed layer on top, the rest to the renderer")
  func shares() throws {
    let golden = pictured([.box("a", 0, 0, 20, 10, .redPaint), .box("b", 15, 0, 5, 10, .greenPaint)])
    var actual = pictured([.box("a", 0, 0, 20, 10, .bluePaint), .box("b", 15, 0, 5, 10, .white)])
    actual.touch[0] = { $0[50, 15] = [1, 2, 3, 255] }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    // A pixel beside a layer is still its own: of a's 150 visible ones b takes the column next to it.
    let expected = [
      "a: color #FF0000 → #0000FF": 140.0, "b: color #00FF00 → #FFFFFF": 60, "renderer: pixels differ": 1,
    ]
    #expect(outcome.causes.map(\.key) == expected.sorted { $0.value > $1.value }.map(\.key))
    for cause in outcome.causes { #expect(abs(cause.share - (expected[cause.key] ?? 0) / 201) < 1e-12) }
    #expect(outcome.verdict == .visual)
  }

  @Test("shares know where a picture was cut out and how many pixels a point has")
  func origin() throws {
    let layers = [Layer.box("a", 0, 0, 20, 10, .redPaint), .box("b", 40, 10, 10, 10, .greenPaint)]
    var changed = layers
    changed[0].content = .color(.bluePaint)
    changed[1].content = .color(.white)
    var (golden, actual) = (pictured(layers, scale: 2), pictured(changed, scale: 2))
    // The right half of a and the upper half of b.
    golden.crop = PixelRect(x: 20, y: 0, width: 100, height: 30)
    actual.crop = golden.crop
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    let shares = Dictionary(uniqueKeysWithValues: outcome.causes.map { ($0.layer ?? "", $0.share) })
    // 20 × 20 pixels of a, 20 × 10 of b.
    #expect(abs((shares["a"] ?? 0) - 400.0 / 600) < 1e-12 && abs((shares["b"] ?? 0) - 200.0 / 600) < 1e-12)
  }

  @Test("what a moved layer contains is explained by its move")
  func subtree() throws {
    let inside = Layer.box("in", 2, 2, 4, 4, .greenPaint)
    let golden = pictured([
      Layer("group", frame: Rect(x: 0, y: 0, width: 10, height: 10), sublayers: [inside])
    ])
    let actual = pictured([
      Layer("group", frame: Rect(x: 20, y: 0, width: 10, height: 10), sublayers: [inside])
    ])
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(
      outcome.causes == [GoldenCause(layer: "group", property: "x", change: "+20 pt", frames: [0], share: 1)])
  }

  @Test("two properties of one layer explain the same pixels")
  func together() throws {
    let golden = pictured([.box("a", 0, 0, 10, 10, .redPaint)])
    let actual = pictured([.box("a", 5, 0, 10, 10, .bluePaint)])
    let causes = try #require(try SequenceBench.sequence(golden, actual)).causes
    #expect(
      causes.map(\.key) == ["a: x +5 pt", "a: color #FF0000 → #0000FF"] && causes.allSatisfy { $0.share == 1 }
    )
  }

  @Test("a change behind a blur is not taken for the renderer's")
  func blurred() throws {
    let glass = Layer(
      "glass", frame: Rect(x: 0, y: 0, width: 60, height: 20), content: .none,
      backdropFilters: [.blur(sigma: 2)])
    let golden = pictured([.box("a", 10, 5, 10, 10, .redPaint), glass])
    var actual = pictured([.box("a", 10, 5, 10, 10, .bluePaint), glass])
    // As far as the blur of two points carries it, and a pixel beyond.
    actual.touch[0] = { image in
      image[24, 10] = [1, 1, 1, 255]
      image[40, 10] = [1, 1, 1, 255]
    }
    let causes = try #require(try SequenceBench.sequence(golden, actual)).causes
    #expect(causes.map(\.layer) == ["a", nil] && abs(causes[1].share - 1.0 / 102) < 1e-12)
  }

  @Test("pixels that differ under equal lists are the renderer's, and that is said")
  func renderer() throws {
    let golden = pictured([.box("a", 0, 0, 20, 10, .redPaint)])
    var actual = golden
    actual.touch[0] = { $0[3, 3] = [254, 0, 0, 255] }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(
      outcome.causes == [GoldenCause(layer: nil, property: "pixels", change: "differ", frames: [0], share: 1)]
    )
    #expect(outcome.notes.contains("the display lists are equal: the renderer draws them differently"))
    #expect(outcome.verdict == .visual)
  }

  @Test("numbers beyond sense in a list do not end the check")
  func absurd() throws {
    let golden = pictured([.box("a", 0, 0, 10, 10, .redPaint)])
    let bench = try SequenceBench()
    try bench.record(golden.items())
    let text = try bench.folder.text("Golden/s/1-fakeBar.txt")
    for number in ["1e300", "-1e300", "1e-300"] {
      try bench.folder.write(
        "Golden/s/1-fakeBar.txt", text.replacing("layer a 0,0", with: "layer a \(number),\(number)").utf8)
      var actual = golden
      actual.touch[0] = { $0[3, 3] = [254, 0, 0, 255] }
      let outcome = try #require(try bench.check(actual.items()).sequences.first)
      #expect(outcome.causes.contains { $0.layer == "a" && $0.property == "x" })
    }
  }
}
