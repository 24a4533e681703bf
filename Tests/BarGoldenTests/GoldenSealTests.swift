import BarCodecs
import BarGolden
import Testing

@Suite("Goldens with seals")
struct GoldenSealTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let run: RunFolder
  private let picture = Pictures.pattern(40, 20)
  private let name = "Golden/s/1-fakeBar/at-0.3.png"

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
    run = RunFolder(folder["out"])
  }

  private func record(_ image: StraightImage) throws {
    _ = try store.record(GoldenRun([.picture(image)]), mode: .all)
  }

  private func check(verifies: Bool = false) throws -> GoldenReport {
    try store.check(GoldenRun([.picture(picture)]), in: run, verifiesSeals: verifies)
  }

  @Test("a recorded golden is sealed, and passes with its seal and without looking at it")
  func recorded() throws {
    try record(picture)
    let file = try folder.bytes(name)
    #expect(PixelSeal.agreement(of: file, with: picture) == .agrees)
    #expect(try check().isPassing && check(verifies: true).isPassing)
  }

  @Test("a forged seal is believed, which is how a check saves decoding, and found when all are verified")
  func forged() throws {
    // Other pixels that say they were these.
    let other = picture.with(3, 3, [1, 2, 3, 255])
    let plain = try PNGStableEncoder.encode(other, scale: 2)
    try folder.write(name, PixelSeal(picture).sealing(plain))
    #expect(try check().isPassing)
    let report = try check(verifies: true)
    guard case .unreadable(let reason) = try #require(report.failures.first).verdict else {
      Issue.record("\(report.lines())")
      return
    }
    #expect(reason.contains("seal"))
    // Recording does not believe it either.
    try record(picture)
    #expect(try PixelSeal.agreement(of: folder.bytes(name), with: picture) == .agrees)
    #expect(try check(verifies: true).isPassing)
  }

  @Test("a golden that another program saved again has no seal that counts, and is decoded")
  func savedAgain() throws {
    try record(picture)
    let seal = try folder.bytes(name).suffix(12 + 94)
    // Such programs keep text chunks: the old seal stands in a file with another picture.
    let other = try PNGStableEncoder.encode(picture.with(3, 3, [1, 2, 3, 255]), scale: 2)
    try folder.write(name, other.dropLast(12) + seal)
    #expect(try check().isPassing == false)
    // One without a seal passes by its pixels.
    try folder.write(name, try PNGStableEncoder.encode(picture, scale: 2))
    #expect(try check().isPassing && check(verifies: true).isPassing)
  }
}
