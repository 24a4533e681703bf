import BarCodecs
import BarGolden
import Testing

@Suite("Film strips of what differs")
struct FrameStripTests {
  private let size = (width: 64, height: 16)

  private func strip(_ golden: [StraightImage], _ actual: [StraightImage]) throws -> StraightImage {
    let sources = try [golden, actual].map {
      try DiffSource(path: "a.png", bytes: PlainAnimation($0, fps: 60).bytes)
    }
    let pictures = try FileComparer().compare(sources[0], sources[1], picture: .strip).pictures
    #expect(pictures.count == 1 && pictures[0].suffix.isEmpty)
    return try ImageDecoder.decodeStraight(pictures[0].png)
  }

  private func frames(_ count: Int) -> [StraightImage] {
    (0..<count).map { Pictures.flat(size.width, size.height, [UInt8($0 % 200), 100, 100, 255]) }
  }

  @Test("cells are grey where nothing differs, coloured where something does, and the first has a mark")
  func cells() throws {
    let golden = frames(5)
    var actual = golden
    actual[3][7, 5] = [255, 255, 255, 255]
    let sheet = try strip(golden, actual)
    // A column is as wide as a frame and a gap of 6; 28 pixels at the left, 10 above the cells.
    func cell(_ frame: Int) -> [UInt8] { sheet[28 + 70 * frame + 30, 20] }
    #expect([0, 1, 2, 4].allSatisfy { cell($0) == [108, 108, 112, 255] })
    let warm = cell(3)
    #expect(warm[0] == 255 && warm[1] > warm[2])
    #expect(sheet[28 + 70 * 3 + 34, 2] == [255, 255, 255, 255])
    // The three rows begin at 34, 22 apart: the frame itself, what was produced, and red where it differs.
    #expect(sheet[28 + 70 * 3 + 7, 34 + 5] == [3, 100, 100, 255])
    #expect(sheet[28 + 70 * 3 + 7, 56 + 5] == [255, 255, 255, 255])
    #expect(sheet[28 + 70 * 3 + 7, 78 + 5] == [255, 0, 0, 255])
    #expect(sheet.width == 28 + 70 * 5)
  }

  @Test(
    "of many frames some are shown, among them the first that differs, on a sheet of at most 4,000 pixels")
  func many() throws {
    let golden = frames(300)
    var actual = golden
    for frame in [217, 218] { actual[frame] = Pictures.flat(size.width, size.height, [0, 0, 255, 255]) }
    let sheet = try strip(golden, actual)
    #expect(sheet.width <= 4000)
    let blue = stride(from: 0, to: sheet.rgba.count, by: 4).contains {
      Array(sheet.rgba[$0..<$0 + 4]) == [0, 0, 255, 255]
    }
    #expect(blue)
  }

  @Test("two pictures are a strip of one column, and a missing end is no error")
  func still() throws {
    let one = try DiffSource.of(Pictures.pattern(40, 20))
    let other = try DiffSource.of(Pictures.pattern(40, 21))
    let pictures = try FileComparer().compare(one, other, picture: .strip).pictures
    #expect(try ImageDecoder.decodeStraight(pictures[0].png).width == 28 + 46)
    #expect(try strip(frames(5), frames(3)).width == 28 + 70 * 3)
  }

  @Test("large frames are scaled down, and a single pixel that differs still shows")
  func large() throws {
    let golden = Pictures.flat(1200, 2400, [240, 240, 240, 255])
    let sheet = try strip([golden, golden], [golden, golden.with(601, 1203, [0, 0, 0, 255])])
    #expect(sheet.height < 1600)
    let red = stride(from: 0, to: sheet.rgba.count, by: 4).count {
      Array(sheet.rgba[$0..<$0 + 4]) == [255, 0, 0, 255]
    }
    // One square, and the mark of 8 × 8 beside the row.
    #expect(red == 65)
  }
}
