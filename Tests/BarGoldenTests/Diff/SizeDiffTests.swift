import BarCodecs
import BarGeometry
import BarGolden
import BarPixels
import Testing

/// Different sizes are a result.
struct SizeDiffTests {
  @Test("what only one picture has is different, over the rectangle of both, in both directions")
  func union() throws {
    let (narrow, wide) = (Pictures.flat(200, 200, [9, 9, 9, 255]), Pictures.flat(300, 200, [9, 9, 9, 255]))
    for (expected, actual) in [(narrow, wide), (wide, narrow)] {
      for metric in DiffMetric.allCases {
        let diff = try FileComparer.exact {
          $0.metric = metric
          $0.limits.maxRatio = 1
        }.images(expected, actual)
        #expect(diff.verdict == .size && !diff.passes && !diff.isEqual)
        #expect(diff.different == 20_000 && diff.unpaired == 20_000 && diff.width == 300)
        #expect(abs(diff.ratio - 1 / 3) < 1e-12)
        #expect(diff.bounds == PixelRect(x: 200, y: 0, width: 100, height: 200))
        #expect(diff.lines[0].contains("20,000 of 60,000 pixels (33.33 %)"))
      }
    }
  }

  @Test("the corner that neither has is not counted, and is white in the picture")
  func crossed() throws {
    let comparer = FileComparer()
    let (one, other) = (Pictures.flat(10, 11, [9, 9, 9, 255]), Pictures.flat(11, 10, [9, 9, 9, 255]))
    let (result, pictures) = try comparer.compare(DiffSource.of(one), DiffSource.of(other), picture: .overlay)
    #expect(result.image?.different == 20 && result.image?.verdict == .size)
    let picture = try ImageDecoder.decodeStraight(pictures[0].png)
    #expect(picture.width == 11 && picture.height == 11)
    #expect(picture[10, 10] == [255, 255, 255, 255] && picture[10, 0] == [255, 0, 0, 255])
    #expect(picture[0, 10] == [255, 0, 0, 255])
    #expect(result.image?.resizing == nil)
    #expect(stride(from: 3, to: picture.rgba.count, by: 4).allSatisfy { picture.rgba[$0] == 255 })
  }

  @Test("a picture may end many bands of rows before the other", arguments: [false, true])
  func bands(isActualLower: Bool) throws {
    let (low, high) = (Pictures.pattern(400, 700), Pictures.pattern(400, 2100))
    let diff = try isActualLower ? FileComparer().images(high, low) : FileComparer().images(low, high)
    #expect(diff.different == 400 * 1400 && diff.unpaired == 400 * 1400)
    #expect(diff.bounds == PixelRect(x: 0, y: 700, width: 400, height: 1400))
  }

  @Test("transparent padding is different from nothing")
  func clear() throws {
    let (one, other) = (Pictures.flat(4, 4, [0, 0, 0, 0]), Pictures.flat(5, 4, [0, 0, 0, 0]))
    #expect(try FileComparer.exact { $0.metric = .yiq }.images(one, other).different == 4)
  }

  @Test("inserted and removed rows and columns are found")
  func insertions() throws {
    let base = Pictures.pattern(50, 60)
    func rows(_ image: StraightImage, _ order: [Int]) -> StraightImage {
      StraightImage(
        width: image.width, height: order.count,
        rgba: order.flatMap { image.rgba[$0 * image.width * 4..<($0 + 1) * image.width * 4] })
    }
    let other = Pictures.flat(50, 3, [1, 2, 3, 255])
    let stacked = StraightImage(width: 50, height: 63, rgba: base.rgba + other.rgba)
    let one = rows(stacked, Array(0..<40) + [60] + Array(40..<60))
    let inserted = try FileComparer().images(base, one)
    #expect(inserted.notes.contains("1 row inserted at y 40, the rest is equal"))
    let removed = try FileComparer().images(one, base)
    #expect(removed.notes.contains("1 row removed at y 40, the rest is equal"))
    let twice = try FileComparer().images(
      base, rows(stacked, Array(0..<5) + [60, 61] + Array(5..<30) + [62] + Array(30..<60)))
    #expect(twice.resizing?.inserted.map(\.count) == [2, 1])
    #expect(twice.resizing?.inserted.map(\.at) == [5, 32])
    let mixed = try FileComparer().images(base, rows(stacked, [60, 61] + Array(0..<10) + Array(11..<60)))
    #expect(mixed.notes.contains("2 rows inserted at y 0, 1 row removed at y 10"))

    var wide = StraightImage(width: 51, height: 60, rgba: [])
    for y in 0..<60 {
      let row = base.rgba[y * 200..<(y + 1) * 200]
      wide.rgba += row.prefix(40) + [7, 7, 7, 255] + row.dropFirst(40)
    }
    let column = try FileComparer().images(base, wide)
    #expect(column.notes.contains("1 column inserted at x 10, the rest is equal"))
  }

  @Test("a box may lie where only one picture is")
  func box() throws {
    let (one, other) = (Pictures.flat(4, 4, [9, 9, 9, 255]), Pictures.flat(6, 4, [9, 9, 9, 255]))
    let diff = try FileComparer.exact { $0.ignored = [PixelRect(x: 4, y: 0, width: 2, height: 3)] }
      .images(one, other)
    #expect(diff.different == 2 && diff.verdict == .size && !diff.passes)
  }
}
