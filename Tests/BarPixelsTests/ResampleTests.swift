import BarGeometry
import BarPixels
import Testing

@Suite struct ResampleTests {
  @Test("a crop has the pixels of its rectangle and is clear outside the picture")
  func crop() {
    let picture = Pixmap(6, 4) { x, y in 0xFF00_0000 | UInt32(16 * y + x) }
    let inside = Pixmap(3, 2) { x, y in picture[x + 2, y + 1] }
    #expect(picture.cropped(to: PixelRect(x: 2, y: 1, width: 3, height: 2)) == inside)
    let beyond = Pixmap(8, 3) { x, y in x >= 1 && x < 7 && y < 1 ? picture[x - 1, y + 3] : 0 }
    #expect(picture.cropped(to: PixelRect(x: -1, y: 3, width: 8, height: 3)) == beyond)
    #expect(
      picture.cropped(to: PixelRect(x: 9, y: 9, width: 2, height: 2)) == Pixmap(width: 2, height: 2))
  }

  @Test("mirroring exchanges left and right, and twice is nothing", arguments: [1, 2, 15, 16, 33])
  func mirror(width: Int) {
    var noise = TestNoise(seed: 3)
    let picture = noise.pixmap(width, 3)
    let expected = Pixmap(width, 3) { x, y in picture[width - 1 - x, y] }
    #expect(picture.mirrored() == expected)
    #expect(expected.mirrored() == picture)
  }

  @Test(
    "scaling down averages exactly, half up, also in the last column and row", arguments: [2, 3, 4, 9, 50])
  func scaledDown(by n: Int) {
    var noise = TestNoise(seed: 4)
    let picture = noise.pixmap(25, 19)
    let small = picture.scaledDown(by: n)
    let expected = Pixmap((25 + n - 1) / n, (19 + n - 1) / n) { x, y in
      var sums = [0, 0, 0, 0]
      var area = 0
      for line in y * n..<min(y * n + n, 19) {
        for column in x * n..<min(x * n + n, 25) {
          sums = zip(sums, picture.channels(column, line)).map { $0 + $1 }
          area += 1
        }
      }
      return sums.reversed().reduce(0) { $0 << 8 | UInt32((2 * $1 + area) / (2 * area)) }
    }
    #expect(small == expected)
  }

  @Test("a factor of one or less gives the picture itself", arguments: [1, 0, -4])
  func noFactor(n: Int) {
    let picture = Pixmap(width: 3, height: 3)
    #expect(picture.scaledDown(by: n) === picture)
  }

  static let sizes = [(20, 15), (40, 30), (39, 29), (13, 30), (1, 1), (7, 2), (61, 44), (80, 7)]

  @Test("resizing is within a level of the exact area average", arguments: sizes)
  func resized(width: Int, height: Int) {
    var noise = TestNoise(seed: 5)
    let picture = noise.pixmap(40, 30)
    let result = picture.resized(width: width, height: height)
    #expect(result.width == width && result.height == height)
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let exact = exactAverage(picture, x, y, of: result)
        for (value, channel) in zip(exact, result.channels(x, y)) {
          largest = max(largest, abs(value - Double(channel)))
        }
      }
    }
    #expect(largest <= 1)
    #expect(result.isPremultiplied)
  }

  /// The average of what target pixel `x`, `y` covers, weighted by covered area.
  private func exactAverage(_ picture: Pixmap, _ x: Int, _ y: Int, of result: Pixmap) -> [Double] {
    func covered(_ pixel: Int, _ index: Int, _ source: Int, _ target: Int) -> Double {
      let start = max(Double(pixel), Double(index * source) / Double(target))
      let end = min(Double(pixel + 1), Double((index + 1) * source) / Double(target))
      return max(end - start, 0) * Double(target) / Double(source)
    }
    var sums = [0.0, 0, 0, 0]
    for line in 0..<picture.height {
      let down = covered(line, y, picture.height, result.height)
      guard down > 0 else { continue }
      for column in 0..<picture.width {
        let area = down * covered(column, x, picture.width, result.width)
        guard area > 0 else { continue }
        sums = zip(sums, picture.channels(column, line)).map { $0 + area * Double($1) }
      }
    }
    return sums
  }

  @Test("a constant picture stays exactly constant", arguments: sizes)
  func constant(width: Int, height: Int) {
    for word: UInt32 in [0xFFFF_FFFF, 0x8040_0180, 0x0101_0001, 0] {
      let picture = Pixmap(40, 30) { _, _ in word }
      #expect(picture.resized(width: width, height: height) == Pixmap(width, height) { _, _ in word })
    }
  }

  @Test("one-pixel stripes shrink to grey, not to coarser stripes")
  func noAliasing() {
    let stripes = Pixmap(401, 4) { x, _ in x % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let small = stripes.resized(width: 100, height: 1)
    // A pixel covers 4.01 stripes: half white give or take half a stripe in four.
    #expect((0..<100).allSatisfy { abs(small.channels($0, 0)[1] - 128) <= 33 })
  }
}
