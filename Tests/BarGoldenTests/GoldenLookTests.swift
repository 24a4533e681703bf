import BarCodecs
import BarGolden
import Testing

/// Goldens that other programs wrote: the same samples are not always the same golden.
@Suite("Goldens of other programs")
struct GoldenLookTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let run: RunFolder
  private let picture = Pictures.pattern(40, 20)

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
    run = RunFolder(folder["out"])
  }

  private func isPassing(_ golden: [UInt8], verifies: Bool = false, comparesColorTags: Bool = false) throws
    -> Bool
  {
    try folder.write("Golden/s/1-fakeBar/at-0.3.png", golden)
    let item = GoldenItem.pixels(scene: "s", step: 1, strategy: "fakeBar", label: "progress 0.3") {
      var picture = GoldenPicture(image: picture, scale: 2)
      picture.options.comparesColorTags = comparesColorTags
      return picture
    }
    return try store.check(GoldenRun([item]), in: run, verifiesSeals: verifies).isPassing
  }

  private func plain(_ image: StraightImage, _ chunks: [(String, [UInt8])] = []) -> [UInt8] {
    PlainPNG(
      width: image.width, height: image.height,
      rows: (0..<image.height).map { Array(image.rgba[$0 * image.width * 4..<($0 + 1) * image.width * 4]) },
      chunks: chunks.map { ($0.0, $0.1) }
    ).bytes
  }

  @Test("without a seal the pixels decide, whether seals are verified or not", arguments: [false, true])
  func pixels(verifies: Bool) throws {
    #expect(try isPassing(plain(picture), verifies: verifies))
    #expect(try !isPassing(plain(picture.with(39, 19, [1, 2, 3, 255])), verifies: verifies))
  }

  @Test(
    "samples that mean other colours are the same only as long as nobody asks what they mean",
    arguments: [false, true])
  func colors(verifies: Bool) throws {
    // Another gamma, and a profile that cannot be read and is passed over.
    for chunk in [("gAMA", PlainPNG.word(100_000)), ("iCCP", Array("Ours".utf8) + [0, 0, 1, 2, 3])] {
      let golden = plain(picture, [chunk])
      #expect(try isPassing(golden, verifies: verifies), "\(chunk.0)")
      #expect(try !isPassing(golden, verifies: verifies, comparesColorTags: true), "\(chunk.0)")
    }
    #expect(try isPassing(plain(picture), verifies: verifies, comparesColorTags: true))
  }

  @Test("an animation is no still picture, even where its first frame is", arguments: [false, true])
  func animation(verifies: Bool) throws {
    let other = picture.with(0, 0, [1, 2, 3, 255])
    #expect(try !isPassing(PlainAnimation([picture, other], fps: 2).bytes, verifies: verifies))
  }
}
