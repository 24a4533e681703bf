import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Dispatch
import Synchronization
import Testing

@Suite struct FontsConcurrencyTests {
  /// Each needs a font file of its own: nine weights of the system font, eight more scripts, symbols.
  static let texts: [TextContent] =
    FontWeight.allCases.map {
      TextContent("Weight", font: FontDescription(size: 17, weight: $0), baseline: 20)
    }
    + ["ไทย", "हिन्दी", "עברית", "العربية", "中文", "ქართული", "հայերեն", "தமிழ்", "☃"].map {
      TextContent($0, font: FontDescription(size: 17), baseline: 20)
    }

  @Test("many threads with more font files than Cairo keeps open draw what one thread draws")
  func manyFiles() throws {
    let scales = (0..<6).map { 1 + Double($0) / 4 }
    let alone = try scales.map { try Self.drawing(scale: $0, order: 1) }
    let different = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<6 {
        // Another order and another size each time, so that threads open different files at the same moment.
        let turn = (thread + round) % 6
        let drawn = try? Self.drawing(
          scale: scales[turn], order: [1, 5, 7, 11, 13, 17][(thread * 5 + round) % 6])
        if drawn != alone[turn] { different.add(1, ordering: .relaxed) }
      }
    }
    #expect(different.load(ordering: .relaxed) == 0)
  }

  /// The texts' coverage, drawn in steps of `order` (which shares no factor with their number) by a new rasterizer.
  private static func drawing(scale: Double, order: Int) throws -> [[UInt8]] {
    let rasterizer = Rasterizer(fonts: TestFonts.library)
    var result = [[UInt8]](repeating: [], count: texts.count)
    for index in texts.indices {
      let chosen = index * order % texts.count
      let raster = try rasterizer.raster(
        for: .text(texts[chosen], color: .black), size: Size(width: 200, height: 28), scale: scale,
        images: TestImages())
      result[chosen] = raster?.mask?.mask.bytesArray ?? []
    }
    return result
  }
}
