import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite struct RasterizerShapeTests {
  let red = Color(red: 1, green: 0, blue: 0)

  func alpha(_ pixmap: Pixmap?, _ x: Int, _ y: Int) throws -> Int { Int(try #require(pixmap)[x, y] >> 24) }

  @Test("a rectangle on whole pixels has exactly its premultiplied colour, at every alpha")
  func exactFill() throws {
    for alpha in stride(from: 0, through: 255, by: 5) {
      let color = Color(red: 0.9, green: 77 / 255, blue: 0.2, alpha: Double(alpha) / 255)
      let drawn = try #require(
        try draw(
          .rect(Rect(x: 1, y: 2.0 / 3, width: 2, height: 1), radius: 0, fill: color), size: 4, scale: 3))
      #expect(drawn[3, 2] == color.premultipliedWord)
      #expect(drawn[8, 4] == color.premultipliedWord)
      #expect(drawn[2, 2] == 0 && drawn[9, 2] == 0 && drawn[3, 1] == 0 && drawn[3, 5] == 0)
    }
  }

  @Test("a hairline of a third of a point is one pixel at scale 3")
  func hairline() throws {
    let drawn = try draw(
      .rect(Rect(x: 0, y: 1.0 / 3, width: 4, height: 1.0 / 3), radius: 0, fill: red), size: 4, scale: 3)
    #expect(try (0..<4).map { try alpha(drawn, 5, $0) } == [0, 255, 0, 0])
  }

  @Test("half covered pixels get half the alpha")
  func halfPixels() throws {
    let drawn = try draw(.rect(Rect(x: 0.5, y: 0, width: 2, height: 4), radius: 0, fill: red), size: 4)
    #expect(try abs(alpha(drawn, 0, 1) - 128) <= 1)
    #expect(try alpha(drawn, 1, 1) == 255)
    #expect(try abs(alpha(drawn, 2, 1) - 128) <= 1)
  }

  @Test("an ellipse covers π/4 of its box and a rounded rectangle loses (4 − π) r²")
  func areas() throws {
    func area(_ shape: Shape) throws -> Double {
      let pixmap = try #require(try draw(shape, size: 64))
      return (0..<(64 * 64)).reduce(0) { $0 + Double(pixmap.words[$1] >> 24) / 255 }
    }
    let box = Rect(x: 2, y: 3, width: 60, height: 40)
    #expect(try abs(area(.ellipse(box, fill: red)) - Double.pi / 4 * 2400) < 3)
    #expect(try abs(area(.rect(box, radius: 10, fill: red)) - (2400 - (4 - Double.pi) * 100)) < 3)
    #expect(try abs(area(.rect(box, radius: 500, fill: red)) - (2400 - (4 - Double.pi) * 400)) < 3)
  }

  @Test("strokes have round ends: a line of width w is w/2 longer on both sides")
  func stroke() throws {
    let line = Path(points: [Point(x: 8, y: 8), Point(x: 24, y: 8)])
    let drawn = try draw(.stroke(line, width: 8, red), size: 32)
    #expect(try alpha(drawn, 5, 8) == 255)
    #expect(try alpha(drawn, 27, 7) > 0)
    #expect(try alpha(drawn, 28, 7) == 0)
    #expect(try alpha(drawn, 4, 4) == 0)
    let dot = try draw(.stroke(Path([.move(Point(x: 8, y: 8)), .close]), width: 8, red), size: 16)
    #expect(try alpha(dot, 8, 8) == 255)
  }

  @Test("a path is filled between its lines")
  func fill() throws {
    let triangle = Path([
      .move(Point(x: 0, y: 0)), .line(Point(x: 8, y: 0)), .line(Point(x: 0, y: 8)), .close,
    ])
    let drawn = try draw(.fill(triangle, red), size: 8)
    #expect(try alpha(drawn, 1, 1) == 255)
    #expect(try alpha(drawn, 6, 6) == 0)
    #expect(try abs(alpha(drawn, 4, 3) - 128) <= 2)
  }

  @Test("a gradient has, in the middle of every pixel, the colour that lies there")
  func gradient() throws {
    let ramp = [
      GradientContent.Stop(location: 0, color: .black), GradientContent.Stop(location: 1, color: .white),
    ]
    for (angle, place) in [
      (0.0, { (x: Int, y: Int) in x }), (180, { x, _ in 99 - x }), (90, { _, y in y }),
      (-90, { _, y in 99 - y }),
    ] {
      let drawn = try #require(
        try rasterize(.gradient(GradientContent(stops: ramp, angle: angle)), 100, 100)?.pixmap?.pixmap)
      for (x, y) in [(0, 0), (13, 77), (50, 2), (99, 99)] {
        let byte = Color.byte((Double(place(x, y)) + 0.5) / 100)
        #expect(drawn[x, y] & 255 == UInt32(byte))
      }
    }
    let diagonal = try #require(
      try rasterize(.gradient(GradientContent(stops: ramp, angle: 45)), 64, 64)?.pixmap?.pixmap)
    #expect(diagonal[0, 0] & 255 <= 2 && diagonal[63, 63] & 255 >= 253)
    #expect(diagonal[10, 30] == diagonal[30, 10])
  }

  @Test("gradients of one colour are solid, two stops at one place make an edge, none give nothing")
  func gradientEdges() throws {
    func content(_ stops: [(Double, Color)]) -> Content {
      .gradient(GradientContent(stops: stops.map { GradientContent.Stop(location: $0, color: $1) }))
    }
    guard case .solid(0xFFFF_0000)? = try rasterize(content([(0.3, red)]), 4, 4) else {
      Issue.record("not solid")
      return
    }
    #expect(try rasterize(content([]), 4, 4) == nil)
    let edge = try rasterize(content([(0, .black), (0.5, .black), (0.5, red), (1, red)]), 4, 1)?.pixmap?
      .pixmap
    #expect(
      try (0..<4).map { try #require(edge)[$0, 0] } == [0xFF00_0000, 0xFF00_0000, 0xFFFF_0000, 0xFFFF_0000])
  }

  @Test("a gradient shape fills its rounded rectangle and nothing else")
  func gradientShape() throws {
    let gradient = GradientContent(stops: [.init(location: 0, color: red), .init(location: 1, color: red)])
    let drawn = try draw(.gradient(Rect(x: 2, y: 2, width: 10, height: 10), radius: 5, gradient), size: 16)
    #expect(try #require(drawn)[7, 7] == 0xFFFF_0000)
    #expect(try alpha(drawn, 2, 2) < 30)
    #expect(try alpha(drawn, 1, 7) == 0 && alpha(drawn, 12, 7) == 0)
  }

  @Test("a gradient shape is the gradient however large it is, without seams", arguments: [0.0, 90, 30])
  func largeGradient(angle: Double) throws {
    let stops = [GradientContent.Stop(location: 0, color: .black), .init(location: 1, color: .white)]
    let gradient = GradientContent(stops: stops, angle: angle)
    let whole = Rect(x: 0, y: 0, width: 700, height: 700)
    #expect(
      try draw(.gradient(whole, radius: 0, gradient), size: 700)
        == rasterize(.gradient(gradient), 700, 700)?.pixmap?.pixmap)
    // Three quarters of the first row and of the last; Cairo has 256 steps for 255.
    let inner = Rect(x: 0, y: 10.25, width: 700, height: 599.5)
    let drawn = try draw(.gradient(inner, radius: 0, gradient), size: 700)
    for y in 0..<700 {
      let expected = [10: 191, 609: 191][y] ?? ((11..<609).contains(y) ? 255 : 0)
      #expect(try abs(alpha(drawn, 350, y) - expected) <= (expected == 191 ? 1 : 0), "row \(y)")
    }
  }

  @Test("a shadow falls off like a Gaussian at a straight edge")
  func shadow() throws {
    let drawn = try #require(
      try draw(.shadow(Rect(x: -200, y: 0, width: 264, height: 128), radius: 0, blur: 8, .black), size: 128))
    // The normal distribution: half at the edge, 15.9 % at one sigma, 2.3 % at two.
    for (x, expected) in [(56, 0.841), (64, 0.5), (72, 0.159), (80, 0.023)] {
      let value = Double(drawn[x - 1, 64] >> 24) + Double(drawn[x, 64] >> 24)
      #expect(abs(value / 510 - expected) < 0.015, "x \(x)")
    }
    let sharp = try draw(.shadow(Rect(x: 2, y: 2, width: 4, height: 4), radius: 0, blur: 0, .black), size: 8)
    #expect(try alpha(sharp, 2, 2) == 255 && alpha(sharp, 1, 2) == 0)
  }

  @Test("text in a drawing has the coverage that the same text has alone")
  func text() throws {
    let content = TextContent("Inbox 个人", font: FontDescription(size: 17), baseline: 18)
    let alone = try #require(try rasterize(.text(content, color: .black), 100, 24, scale: 2)?.mask)
    let drawn = try #require(
      try draw(.text(Rect(x: 0, y: 0, width: 100, height: 24), content, .black), size: 100, scale: 2))
    for y in 0..<alone.mask.height {
      for x in 0..<alone.mask.width {
        #expect(UInt32(alone.mask[x, y]) == drawn[x + alone.origin.x, y + alone.origin.y] >> 24)
      }
    }
  }

  @Test("images in a drawing: plain, tinted and of one colour")
  func images() throws {
    let image = ImageContent(digest: "image", size: Size(width: 2, height: 1))
    let place = Rect(x: 1, y: 1, width: 2, height: 1)
    let plain = try #require(try draw(.image(place, image, tint: nil), size: 4, image: Art.pixmap(["ab"])))
    #expect(Art.rows(plain) == ["....", ".ab.", "....", "...."])
    let tinted = try #require(try draw(.image(place, image, tint: red), size: 4, image: Art.pixmap(["a."])))
    #expect(tinted[1, 1] == 0xFFFF_0000 && tinted[2, 1] == 0)
    let solid = try #require(try draw(.image(place, image, tint: nil), size: 4, image: Art.pixmap(["cc"])))
    #expect(Art.rows(solid) == ["....", ".cc.", "....", "...."])
  }

  @Test("shapes are cut at the drawing and at the frame")
  func clipping() throws {
    let drawing = Drawing(
      size: Size(width: 3, height: 9),
      shapes: [.rect(Rect(x: -9, y: -9, width: 99, height: 99), radius: 0, fill: red)])
    let drawn = try #require(try rasterize(.drawing(drawing), 5, 4)?.pixmap)
    #expect(drawn.pixmap.width == 3 && drawn.pixmap.height == 4 && drawn.origin == .zero)
  }

  @Test("lengths that are no numbers and sizes beyond the limit are errors, huge coordinates are not")
  func badInput() throws {
    #expect(throws: RasterError.self) {
      try draw(.rect(Rect(x: .nan, y: 0, width: 1, height: 1), radius: 0, fill: red))
    }
    #expect(throws: RasterError.self) { try draw(.stroke(Path(), width: .infinity, red)) }
    let drawing = Drawing(size: Size(width: 40000, height: 1), shapes: [.ellipse(.zero, fill: red)])
    #expect(throws: RasterError.tooLarge(width: 40000, height: 1)) {
      try rasterize(.drawing(drawing), 50000, 1)
    }
    #expect(throws: RasterError.self) {
      try rasterize(.gradient(GradientContent(stops: [.init(location: 0, color: red)])), 32000, 32000)
    }
    #expect(throws: RasterError.self) { try rasterize(.color(red), .nan, 4) }
    _ = try draw(
      .rect(Rect(x: -1e300, y: -1e300, width: 1e300, height: 2e300), radius: 1e300, fill: red),
      .ellipse(Rect(x: 5, y: 5, width: -3, height: -3), fill: red), .fill(Path([.close]), red),
      .shadow(Rect(x: -1e9, y: 0, width: 2e9, height: 5), radius: 3, blur: 1e9, red),
      .stroke(Path(points: [Point(x: -1e9, y: 1e9), Point(x: 1e9, y: -1e9)]), width: 1e9, red))
  }

  @Test("plain colours are solid, clear ones and empty frames are nothing")
  func colors() throws {
    guard case .solid(0xFFFF_0000)? = try rasterize(.color(red), 4, 4) else {
      Issue.record("not solid")
      return
    }
    #expect(try rasterize(.color(.clear), 4, 4) == nil)
    #expect(try rasterize(.color(red), 0, 4) == nil)
    #expect(try rasterize(.none, 4, 4) == nil)
  }
}
