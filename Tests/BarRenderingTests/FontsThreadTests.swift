import BarDisplay
import BarGeometry
import BarRendering
import Dispatch
import Synchronization
import Testing

@Suite("Texts on several threads") struct FontsThreadTests {
  private static let texts: [(String, LayoutDirection, String)] = [
    ("Inbox", .leftToRight, "en"), ("صندوق 12", .rightToLeft, "ar"), ("设定 — Aa", .leftToRight, "zh-Hans"),
    ("設定 — Aa", .leftToRight, "ja"), ("Aa (bb) …", .rightToLeft, "he"), ("Aa (bb) …", .leftToRight, "en"),
  ]

  /// Coverage, or none for emoji and for nothing.
  private static func mask(_ index: Int, _ library: FontLibrary) throws -> [UInt8]? {
    let (string, direction, locale) = texts[index]
    let content = TextContent(
      string, font: FontDescription(size: 17, weight: .semibold), direction: direction, locale: locale,
      baseline: 20, alignment: .center)
    return try Rasterizer(fonts: library).raster(
      for: .text(content, color: .black), size: Size(width: 60, height: 24), scale: 3, images: TestImages()
    )?.mask?.mask.bytesArray
  }

  @Test("one library for all threads, in any order of languages and directions, draws what each has alone")
  func shared() throws {
    let alone = try Self.texts.indices.map { try Self.mask($0, FontLibrary()) }
    #expect(!alone.contains(nil))
    let library = try FontLibrary()
    let wrong = Mutex(Set<Int>())
    DispatchQueue.concurrentPerform(iterations: 240) { turn in
      let index = turn * 5 % Self.texts.count
      let drawn = try? Self.mask(index, library)
      if drawn != alone[index] { wrong.withLock { _ = $0.insert(index) } }
    }
    #expect(wrong.withLock { $0 } == [])
  }
}
