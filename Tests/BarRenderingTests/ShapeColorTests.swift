import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

/// How shapes of one colour are laid on. The coverage comes from the same shape in opaque white on nothing; what a colour
/// makes of it is worked out here, number by number.
@Suite("Colours of shapes") struct ShapeColorTests {
  private static let scale = 3.0
  private static let size = 40.0
  private static let ground = Shape.rect(
    Rect(x: 0, y: 0, width: 40, height: 25), radius: 0,
    fill: Color(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.7))
  private static let colors = [
    Color(red: 1, green: 1, blue: 1), Color(red: 0.1, green: 0.7, blue: 0.3),
    Color(red: 0.9, green: 0.2, blue: 0.4, alpha: 0.35),
    Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1.0 / 255),
    Color(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  private static let zigzag = Path([
    .move(Point(x: 3, y: 30)), .line(Point(x: 20, y: 4)),
    .curve(Point(x: 60, y: 8), Point(x: -20, y: 34), to: Point(x: 37, y: 37)), .line(Point(x: -9, y: 45)),
    .close,
  ])

  /// On whole pixels, on fractions of them, over the edges, round, self-crossing, and as letters.
  private static func shapes(_ color: Color) -> [Shape] {
    [
      .rect(Rect(x: 2, y: 3, width: 20, height: 30), radius: 0, fill: color),
      .rect(Rect(x: -5, y: 1.0 / 3, width: 60, height: 22.0 / 3), radius: 0, fill: color),
      .rect(Rect(x: 2.1, y: 3.4, width: 30.3, height: 20.05), radius: 0, fill: color),
      .rect(Rect(x: -4, y: 20.2, width: 30, height: 40), radius: 7.3, fill: color),
      .ellipse(Rect(x: 4, y: 5, width: 33.3, height: 21), fill: color),
      .fill(zigzag, color), .stroke(zigzag, width: 2.4, color), .stroke(zigzag, width: 0.05, color),
      .stroke(Path(points: [Point(x: -3, y: 20), Point(x: 50, y: 20)]), width: 1, color),
      .text(
        Rect(x: 1, y: 2, width: 38, height: 30),
        TextContent("Wifi &", font: FontDescription(size: 17), baseline: 21), color),
    ]
  }

  private static func drawn(_ shapes: Shape...) throws -> Pixmap {
    let drawing = Drawing(size: Size(width: size, height: size), shapes: shapes)
    let raster = try rasterize(.drawing(drawing), size, size, scale: scale)
    return try #require(raster?.pixmap?.pixmap)
  }

  /// a·b / 255 rounded half up.
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 { (2 * a * b + 255) / 510 }

  private static func over(_ source: UInt32, _ coverage: UInt32, _ backdrop: UInt32) -> UInt32 {
    func channel(_ word: UInt32, _ shift: UInt32) -> UInt32 { word >> shift & 255 }
    let rest = 255 - product(source >> 24, coverage)
    return ([24, 16, 8, 0] as [UInt32]).reduce(0) { word, shift in
      let value = product(channel(source, shift), coverage) + product(channel(backdrop, shift), rest)
      return word | value << shift
    }
  }

  @Test("a colour is put on through the shape's coverage, each channel rounded to bytes", arguments: 0..<10)
  func coverage(_ index: Int) throws {
    let coverage = try Self.drawn(Self.shapes(.white)[index])
    let backdrop = try Self.drawn(Self.ground)
    #expect((0..<120 * 120).contains { coverage.words[$0] != 0 })
    for color in Self.colors {
      let result = try Self.drawn(Self.ground, Self.shapes(color)[index])
      let wrong = (0..<120 * 120).filter { at in
        result.words[at]
          != Self.over(color.premultipliedWord, coverage.words[at] >> 24, backdrop.words[at])
      }
      #expect(wrong.isEmpty, "\(color): \(wrong.count) pixels, first at \(wrong.first ?? 0)")
    }
  }

  @Test("a shape leaves nothing behind for the next one")
  func independence() throws {
    let color = Self.colors[1]
    for (index, shape) in Self.shapes(color).enumerated() {
      for other in Self.shapes(color) {
        // Drawn over by an opaque ground, the first shape must not be seen in the second.
        let cover = Shape.rect(Rect(x: 0, y: 0, width: 40, height: 40), radius: 0, fill: .white)
        let alone = try Self.drawn(cover, other)
        #expect(try Self.drawn(shape, cover, other) == alone, "shape \(index)")
      }
    }
  }
}
