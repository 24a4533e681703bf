import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

/// Contents that are drawn at one size and shown at another.
@Suite("Compositor: stretched contents")
struct CompositorStretchTests {
  private func text(_ size: Double, frame: Rect, contents: Size? = nil, baseline: Double) -> Layer {
    let content = TextContent("Hamburg", font: FontDescription(size: size), baseline: baseline)
    return Layer("text", frame: frame, content: .text(content, color: .black), contentsSize: contents)
  }

  private func render(_ layers: [Layer], width: Double, height: Double) throws -> Pixmap {
    try Painted.compositor().render(Painted.list(layers, width: width, height: height))
  }

  private func ink(_ pixmap: Pixmap) -> Double {
    (0..<pixmap.width * pixmap.height).reduce(0.0) { $0 + Double(pixmap.words[$1] >> 24) / 255 }
  }

  @Test("contents of the frame's own size change nothing")
  func same() throws {
    let frame = Rect(x: 1.25, y: 2, width: 100, height: 30)
    let plain = try render([text(17, frame: frame, baseline: 20)], width: 110, height: 40)
    let sized = try render(
      [text(17, frame: frame, contents: frame.size, baseline: 20)], width: 110, height: 40)
    #expect((0..<110 * 40).allSatisfy { plain.words[$0] == sized.words[$0] })
  }

  @Test("a text drawn at twice its size and halved looks as if drawn at its size")
  func halved() throws {
    let frame = Rect(x: 2, y: 2, width: 100, height: 30)
    let plain = try render([text(17, frame: frame, baseline: 20)], width: 110, height: 40)
    let halved = try render(
      [text(34, frame: frame, contents: Size(width: 200, height: 60), baseline: 40)], width: 110, height: 40)
    let worst = (0..<110 * 40).map { abs(Int(plain.words[$0] >> 24) - Int(halved.words[$0] >> 24)) }.max()
    #expect(worst ?? 255 <= 16)
  }

  @Test(
    "ink grows with the square of the size, evenly over many sizes", arguments: [0.3, 0.55, 0.8, 1.05, 1.6])
  func area(factor: Double) throws {
    let natural = Size(width: 200, height: 60)
    let full = try render(
      [text(34, frame: Rect(origin: .zero, size: natural), baseline: 45)], width: 400, height: 120)
    let frame = Rect(x: 3.3, y: 1, width: 200 * factor, height: 60 * factor)
    let scaled = try render(
      [text(34, frame: frame, contents: natural, baseline: 45)], width: 400, height: 120)
    #expect(abs(ink(scaled) / (ink(full) * factor * factor) - 1) < 0.02)
  }

  @Test("a picture is stretched to the frame's edges, and drawn once for all sizes")
  func picture() throws {
    let photo = Pixmap(width: 4, height: 4)
    for i in 0..<16 { photo.words[i] = i < 8 ? 0xFF20_4060 : 0xFF60_4020 }
    let compositor = Painted.compositor(TestImages(photo))
    for height in [4.0, 6, 9] {
      let layer = Layer(
        "photo", frame: Rect(x: 0, y: 0, width: 4, height: height),
        content: .image(
          ImageContent(digest: "image", size: Size(width: 4, height: 4)), tint: nil),
        contentsSize: Size(width: 4, height: 8))
      let pixmap = try compositor.render(Painted.list([layer], width: 6, height: 12))
      for y in 0..<12 {
        #expect((pixmap[3, y] >> 24 == 255) == (Double(y) < height), "\(height) \(y)")
        #expect(pixmap[4, y] == 0)
      }
      #expect(pixmap[0, 0] == 0xFF20_4060 && pixmap[0, Int(height) - 1] == 0xFF60_4020)
    }
    #expect(compositor.counters.rasterizations == 1)
  }

  @Test("a size that cannot be drawn is an error or nothing, never a hang")
  func odd() throws {
    for side in [0, -1, 1e-9, 0.01] {
      let layer = text(
        17, frame: Rect(x: 0, y: 0, width: side, height: side), contents: Size(width: 100, height: 30),
        baseline: 20)
      #expect(ink(try render([layer], width: 20, height: 20)) == 0)
    }
    let empty = text(17, frame: Rect(x: 0, y: 0, width: 9, height: 9), contents: .zero, baseline: 5)
    _ = try render([empty], width: 20, height: 20)
    for side in [1e9, .infinity] {
      let layer = text(
        17, frame: Rect(x: 0, y: 0, width: side, height: 30), contents: Size(width: 100, height: 30),
        baseline: 20)
      #expect(throws: RasterError.self) { try render([layer], width: 20, height: 20) }
    }
  }
}
