import BarCodecs
import BarGolden
import Testing

/// Reports about pictures of another size, made small.
struct CaseSizeTests {
  @Test("D2: another width, another height and both are each another size")
  func eachSide() throws {
    let base = Pictures.flat(10, 10, [9, 9, 9, 255])
    for (width, height, count) in [(10, 11, 10), (11, 10, 10), (11, 11, 21), (9, 10, 10), (10, 9, 10)] {
      let diff = try FileComparer().images(base, Pictures.flat(width, height, [9, 9, 9, 255]))
      #expect(diff.verdict == .size && diff.different == count && !diff.passes, "\(width)×\(height)")
    }
  }

  @Test("D9: the first column and row that are added are marked like the others")
  func firstColumn() throws {
    let base = Pictures.flat(6, 6, [9, 9, 9, 255])
    for (width, height) in [(9, 6), (6, 9)] {
      let pictures = try FileComparer().compare(
        DiffSource.of(base), DiffSource.of(Pictures.flat(width, height, [9, 9, 9, 255])), picture: .mask
      ).pictures
      let mask = try PNGDecoder.decodeStraight(pictures[0].png)
      for y in 0..<height {
        for x in 0..<width {
          let isMarked = mask[x, y] == [255, 0, 0, 255]
          #expect(isMarked == (x >= 6 || y >= 6), "\(x), \(y)")
        }
      }
    }
  }
}
