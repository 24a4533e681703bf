import BarCodecs
import BarGeometry
import BarGolden
import Testing

@Suite("Animated goldens")
struct GoldenAnimationTests {
  private static let count = 5
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let run: RunFolder
  private let frames: [StraightImage]

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
    run = RunFolder(folder["out"])
    frames = (0..<Self.count).map { Pictures.pattern(40, 20).with($0 * 3, 4, [200, 0, 0, 255]) }
  }

  private func item(
    _ frames: [StraightImage], fps: Int = 10, options: DiffOptions = DiffOptions()
  ) -> GoldenItem {
    .animation(scene: "s", step: 1, strategy: "fakeBar") {
      var animation = GoldenAnimation(
        frames: frames, delays: frames.map { _ in FrameDelay(1, fps) }, scale: 2)
      animation.options = options
      return animation
    }
  }

  private func record(_ item: GoldenItem, _ environment: GoldenEnvironment = GoldenEnvironment()) throws {
    _ = try store.record(GoldenRun([item]), mode: .all, environment: environment)
  }

  private func outcome(_ item: GoldenItem) throws -> GoldenOutcome {
    try #require(try store.check(GoldenRun([item]), in: run).outcomes.first)
  }

  @Test("what was recorded is the same, and recording again leaves it untouched")
  func same() throws {
    try record(item(frames), GoldenEnvironment(["cairo": "1.16.0"]))
    #expect(folder.listing.contains("Golden/s/1-fakeBar.apng"))
    #expect(try outcome(item(frames)).verdict == .same)
    let before = folder.states("Golden")
    try record(item(frames), GoldenEnvironment(["cairo": "1.18.0"]))
    #expect(folder.states("Golden") == before)
  }

  @Test("delays written as other fractions of the same time are the same")
  func fractions() throws {
    let slow = GoldenItem.animation(scene: "s", step: 1, strategy: "fakeBar") { [frames] in
      GoldenAnimation(frames: frames, delays: frames.map { _ in FrameDelay(60, 600) }, scale: 2)
    }
    try record(item(frames))
    #expect(try outcome(slow).verdict == .same)
  }

  @Test(
    "one changed frame fails and is named, with its time; its picture is a still one", arguments: 0..<count)
  func oneFrame(_ index: Int) throws {
    try record(item(frames))
    var changed = frames
    changed[index] = changed[index].with(39, 19, [0, 0, 0, 255])
    let outcome = try outcome(item(changed))
    guard case .animationDiffers(let diff) = outcome.verdict else {
      Issue.record("\(outcome.verdict)")
      return
    }
    #expect(diff.verdict == .visual && diff.differentPairs == 1)
    #expect(
      outcome.verdict.reason.contains(
        "; frame \(index) of 5 (t = \(index * 100) ms) is the first that differs"))
    let difference = try #require(outcome.files.difference)
    #expect(difference == "diff/s/1-fakeBar.apng.png")
    #expect(try ImageDecoder.decodeStraight(folder.bytes("out/" + difference))[39, 19] == [255, 0, 0, 255])
    #expect(try SampleFile(folder.bytes("out/pending/s/1-fakeBar.apng")).delays?.count == 5)
  }

  @Test("the same frames at other times, one frame less, and a still picture fail")
  func otherwise() throws {
    try record(item(frames))
    #expect(try outcome(item(frames, fps: 20)).verdict.status == "different")
    #expect(try outcome(item(Array(frames.dropLast()))).verdict.status == "different")
    try folder.write("Golden/s/1-fakeBar.apng", PNGStableEncoder.encode(frames[0], scale: 2))
    #expect(try outcome(item(frames)).verdict.status == "different")
  }

  @Test("damage anywhere in its data never passes")
  func damaged() throws {
    try record(item(frames))
    let whole = try folder.bytes("Golden/s/1-fakeBar.apng")
    let data = try #require(whole.indices.first { whole[$0...].starts(with: "acTL".utf8) })
    for index in stride(from: data, to: whole.count, by: 9) {
      var bytes = whole
      bytes[index] ^= 0x10
      try folder.write("Golden/s/1-fakeBar.apng", bytes)
      #expect(try !outcome(item(frames)).verdict.passes, "damaged at \(index)")
    }
  }

  @Test("what passes with differences is tolerated, and the frame that uses most of the limits is kept")
  func tolerated() throws {
    var options = DiffOptions()
    options.limits.maxPixels = 4
    try record(item(frames))
    var changed = frames
    changed[1] = changed[1].with(39, 19, [0, 0, 0, 255])
    changed[3] = changed[3].with(39, 19, [0, 0, 0, 255]).with(38, 19, [0, 0, 0, 255])
    let outcome = try outcome(item(changed, options: options))
    guard case .tolerated(let diff) = outcome.verdict else {
      Issue.record("\(outcome.verdict)")
      return
    }
    #expect(diff.different == 2)
    #expect(diff.limits == [DiffLimitUse(kind: .pixels, limit: 4, used: 2)])
    #expect(diff.notes.contains("of 5 frames, frame 3 (t = 300 ms) uses most of what is allowed"))
    #expect(try run.load().outcomes == [outcome])
    options.limits.maxPixels = 1
    #expect(try self.outcome(item(changed, options: options)).verdict.status == "different")
  }

  @Test("what lies in boxes may differ, and that something was left out is said")
  func ignored() throws {
    try record(item(frames))
    var options = DiffOptions()
    options.ignored = [.init(x: 38, y: 18, width: 2, height: 2)]
    var changed = frames
    changed[2] = changed[2].with(39, 19, [0, 0, 0, 255])
    let verdict = try outcome(item(changed, options: options)).verdict
    guard case .tolerated(let diff) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(diff.changed == 0 && diff.ignored == 4)
    #expect(try outcome(item(frames, options: options)).verdict == .same)
    changed[2] = changed[2].with(37, 19, [0, 0, 0, 255])
    #expect(try !outcome(item(changed, options: options)).verdict.passes)
  }

  @Test("an animation without frames, or with delays for others, is an error")
  func malformed() throws {
    let empty = GoldenItem.animation(scene: "s", step: 1, strategy: "x") {
      GoldenAnimation(frames: [], delays: [], scale: 1)
    }
    #expect(throws: GoldenError.self) { try store.record(GoldenRun([empty]), mode: .all) }
    let uneven = GoldenItem.animation(scene: "s", step: 1, strategy: "x") { [frames] in
      GoldenAnimation(frames: frames, delays: [.zero], scale: 1)
    }
    #expect(throws: GoldenError.self) { try store.record(GoldenRun([uneven]), mode: .all) }
    #expect(!folder.exists("Golden"))
  }
}
