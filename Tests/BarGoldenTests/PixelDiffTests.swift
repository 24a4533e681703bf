import BarCodecs
import BarGeometry
import BarGolden
import Foundation
import Testing

struct PixelDiffTests {
  @Test("a picture is equal to itself")
  func equal() throws {
    let diff = try PixelDiff.compare(Pictures.pattern(70, 9), Pictures.pattern(70, 9))
    #expect(diff.isEqual && diff.ratio == 0 && diff.bounds == nil && diff.maxDelta == .zero)
  }

  @Test("one changed sample of one pixel is seen, wherever it is")
  func singlePixel() throws {
    let picture = Pictures.pattern(131, 5)
    for (x, y) in [(0, 0), (63, 0), (64, 2), (130, 4)] {
      for channel in 0..<4 {
        var pixel = picture[x, y]
        pixel[channel] ^= 1
        let diff = try PixelDiff.compare(picture, picture.with(x, y, pixel))
        #expect(diff.different == 1)
        #expect(diff.bounds == PixelRect(x: x, y: y, width: 1, height: 1))
        let delta = diff.maxDelta
        #expect([delta.red, delta.green, delta.blue, delta.alpha] == (0..<4).map { $0 == channel ? 1 : 0 })
      }
    }
  }

  @Test("black and transparent black differ, by 255 in alpha")
  func alpha() throws {
    let diff = try PixelDiff.compare(
      Pictures.flat(1, 1, [0, 0, 0, 255]), Pictures.flat(1, 1, [0, 0, 0, 0]))
    #expect(diff.different == 1 && diff.alphaInvisible == 0)
    #expect(diff.maxDelta == ChannelDelta(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test("colour under alpha 0 is different, and counted as invisible")
  func invisible() throws {
    let expected = Pictures.flat(3, 1, [1, 2, 3, 0])
    let actual = expected.with(0, 0, [9, 2, 3, 0]).with(1, 0, [1, 2, 3, 1])
    let diff = try PixelDiff.compare(expected, actual)
    #expect(diff.different == 2 && diff.alphaInvisible == 1)
  }

  @Test("different sizes are a result over the rectangle of both, the same in both directions")
  func sizes() throws {
    let (narrow, wide) = (Pictures.flat(200, 200, [9, 9, 9, 255]), Pictures.flat(300, 200, [9, 9, 9, 255]))
    for (expected, actual) in [(narrow, wide), (wide, narrow)] {
      let diff = try PixelDiff.compare(expected, actual)
      #expect(diff.different == 20_000 && diff.width == 300 && diff.height == 200)
      #expect(abs(diff.ratio - 1 / 3) < 1e-12)
      #expect(diff.bounds == PixelRect(x: 200, y: 0, width: 100, height: 200))
      #expect(diff.description.contains("20,000 of 60,000 pixels (33.33 %)"))
    }
    // Each has a row or column that the other lacks; the corner belongs to neither.
    let crossed = try PixelDiff.compare(
      Pictures.flat(10, 11, [9, 9, 9, 255]), Pictures.flat(11, 10, [9, 9, 9, 255]))
    #expect(crossed.different == 20 && crossed.width == 11 && crossed.height == 11)
  }

  @Test("counts, steps and bounds are those of a pixel by pixel reference")
  func random() throws {
    var dice = Dice(seed: 7)
    for _ in 0..<200 {
      let (width, height) = (1 + dice.roll(80), 1 + dice.roll(6))
      let expected = Pictures.pattern(width, height)
      var actual = expected
      var changed: Set<[Int]> = []
      var steps = [0, 0, 0, 0]
      for _ in 0..<dice.roll(6) {
        let (x, y, channel) = (dice.roll(width), dice.roll(height), dice.roll(4))
        guard changed.insert([x, y]).inserted else { continue }
        var pixel = expected[x, y]
        let step = 1 + dice.roll(100)
        pixel[channel] = pixel[channel] > 127 ? pixel[channel] - UInt8(step) : pixel[channel] + UInt8(step)
        steps[channel] = max(steps[channel], step)
        actual[x, y] = pixel
      }
      let diff = try PixelDiff.compare(expected, actual)
      #expect(diff.different == changed.count)
      let delta = diff.maxDelta
      #expect([delta.red, delta.green, delta.blue, delta.alpha] == steps)
      #expect(diff.bounds?.x == changed.map { $0[0] }.min())
      #expect(diff.bounds?.y == changed.map { $0[1] }.min())
      #expect(diff.bounds.map { $0.maxX - 1 } == changed.map { $0[0] }.max())
      #expect(diff.bounds.map { $0.maxY - 1 } == changed.map { $0[1] }.max())
    }
  }

  @Test("a picture whose bytes do not fit its size is an error")
  func malformed() {
    let whole = Pictures.flat(2, 2, [0, 0, 0, 0])
    for (width, height) in [(3, 2), (0, 0), (-2, -2), (Int.max, 2)] {
      let broken = StraightImage(width: width, height: height, rgba: whole.rgba)
      #expect(throws: GoldenError.self) { try PixelDiff.compare(whole, broken) }
      #expect(throws: GoldenError.self) { try PixelDiff.picture(broken, whole) }
    }
  }

  @Test("what is said never rounds to nothing or to all")
  func phrases() throws {
    func sentence(_ different: Int, of width: Int) -> String {
      PixelDiff(
        expectedWidth: width, expectedHeight: 1000, actualWidth: width, actualHeight: 1000,
        different: different, alphaInvisible: 0,
        maxDelta: ChannelDelta(red: 3, green: 48, blue: 0, alpha: 0),
        bounds: PixelRect(x: 10, y: 0, width: 31, height: 4)
      ).description
    }
    #expect(
      sentence(312, of: 120) == "312 of 120,000 pixels (0.26 %), largest step 48, within x 10…40 y 0…3")
    #expect(sentence(1, of: 120).contains("(below 0.01 %)"))
    #expect(sentence(119_999, of: 120).contains("(99.99 %)"))
    #expect(sentence(120_000, of: 120).contains("(100 %)"))
    #expect(sentence(6_060, of: 120).contains("(5.05 %)"))
    #expect(sentence(600, of: 120).contains("(0.5 %)"))
  }

  private static let shared = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../shared/fixtures/paparazzi/differs")

  // Prints “skipped: no ../shared” where the fixtures are absent.
  @Test(
    "recordings of two systems differ in as many pixels as another tool counted, by one step",
    .enabled(if: FileManager.default.fileExists(atPath: shared.path), "skipped: no ../shared"),
    arguments: [("widget", 40), ("full_screen", 44)])
  func recordings(_ name: String, _ count: Int) throws {
    let images = try ["linux", "macosx"].map { system in
      try ImageDecoder.decodeStraight(
        [UInt8](Data(contentsOf: Self.shared.appendingPathComponent("\(system)_\(name).png"))))
    }
    let diff = try PixelDiff.compare(images[0], images[1])
    #expect(diff.different == count && diff.maxDelta.largest == 1)
    #expect(diff.maxDelta.alpha == 0 && diff.alphaInvisible == 0)
  }
}
