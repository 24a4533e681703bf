import BarCodecs
import BarGolden
import Foundation
import Testing

struct GoldenCheckTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let run: RunFolder
  private let picture = Pictures.pattern(40, 20)

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
    run = RunFolder(folder["out"])
  }

  private func record(_ items: GoldenItem...) throws {
    _ = try store.record(GoldenRun(items), mode: .all)
  }

  private func check(_ items: GoldenItem...) throws -> GoldenReport {
    try store.check(GoldenRun(items), in: run)
  }

  @Test("what was recorded is the same, and a passing check writes its report only")
  func same() throws {
    try record(.picture(picture), .list("a\n"))
    let report = try check(.picture(picture), .list("a\n"))
    #expect(report.isPassing && report.compared == 2)
    #expect(report.lines() == ["compared 2 of 2: 2 same"])
    #expect(folder.listing.filter { $0.hasPrefix("out/") && !$0.contains("/.") } == ["out/report.json"])
    #expect(try run.load() == report)
  }

  @Test("a single flipped pixel fails, with expected, actual and difference to look at")
  func flippedPixel() throws {
    try record(.picture(picture))
    let changed = picture.with(39, 19, [0, 0, 1, 255])
    let report = try check(.picture(changed))
    #expect(!report.isPassing)
    let outcome = try #require(report.failures.first)
    guard case .pixelsDiffer(let diff) = outcome.verdict else {
      Issue.record("\(outcome.verdict)")
      return
    }
    #expect(diff.different == 1)
    let name = "s/1-fakeBar/at-0.3.png"
    #expect(try folder.bytes("out/expected/" + name) == folder.bytes("Golden/" + name))
    #expect(try ImageDecoder.decodeStraight(folder.bytes("out/pending/" + name)).rgba == changed.rgba)
    let difference = try ImageDecoder.decodeStraight(folder.bytes("out/diff/" + name))
    // Only the pixel that differs is in the colour of differences.
    let red = (0..<800).filter { difference[$0 % 40, $0 / 40] == [255, 0, 0, 255] }
    #expect(red == [19 * 40 + 39])
    for file in [outcome.files.expected, outcome.files.pending, outcome.files.difference] {
      #expect(FileManager.default.fileExists(atPath: run.file(try #require(file))))
    }
  }

  @Test("a flipped alpha and another size fail too")
  func alphaAndSize() throws {
    try record(.picture(picture))
    var pixel = picture[0, 0]
    pixel[3] = 254
    #expect(try check(.picture(picture.with(0, 0, pixel))).isPassing == false)
    #expect(try check(.picture(Pictures.pattern(40, 21))).isPassing == false)
    #expect(try check(.picture(Pictures.pattern(39, 20))).isPassing == false)
  }

  @Test("a changed text fails with a unified diff")
  func text() throws {
    try record(.list("a\nb\n"))
    let report = try check(.list("a\nc\n"))
    #expect(report.failures.first?.verdict == .textDiffers(TextDiff(removed: 1, added: 1, firstLine: 2)))
    #expect(try folder.text("out/expected/s/1-fakeBar.txt") == "a\nb\n")
    #expect(try folder.text("out/pending/s/1-fakeBar.txt") == "a\nc\n")
    #expect(
      try folder.text("out/diff/s/1-fakeBar.txt")
        == "--- expected/s/1-fakeBar.txt\n+++ actual/s/1-fakeBar.txt\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n")
  }

  @Test("a missing golden fails every time, and checking never makes one")
  func missing() throws {
    for _ in 0..<2 {
      let report = try check(.picture(picture), .list("a"))
      #expect(!report.isPassing && report.failures.map(\.verdict) == [.missing, .missing])
      #expect(!folder.exists("Golden"))
      #expect(folder.exists("out/pending/s/1-fakeBar.txt"))
    }
  }

  @Test("files that no item claims fail, but not hidden ones and README.md")
  func orphans() throws {
    try record(.list("a"))
    for name in ["README.md", ".gitattributes", "s/README.md", "s/.hidden/x.png"] {
      try folder.write("Golden/" + name, "x".utf8)
    }
    #expect(try check(.list("a")).isPassing)
    for name in ["old/1-fakeBar.txt", "s/1-fakeBar/at-0.3.png", "s/note.md"] {
      try folder.write("Golden/" + name, "x".utf8)
    }
    let report = try check(.list("a"))
    #expect(!report.isPassing)
    #expect(report.orphans == ["old/1-fakeBar.txt", "s/1-fakeBar/at-0.3.png", "s/note.md"])
    let partial = try store.check(GoldenRun([.list("a")], isPartial: true), in: run)
    #expect(
      partial.isPassing && partial.orphans.isEmpty && partial.lines().joined().contains("not looked for"))
  }

  @Test(
    "a golden that cannot be read is a failure of its own kind",
    arguments: [
      "", "not a picture", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "\u{89}PNG\r\n",
    ])
  func unreadable(_ contents: String) throws {
    try folder.write("Golden/s/1-fakeBar/at-0.3.png", contents.utf8)
    let report = try check(.picture(picture))
    #expect(report.failures.map(\.verdict.status) == ["unreadable"] && !report.isPassing)
    #expect(contents.hasPrefix("version") == report.lines().joined().contains("git lfs pull"))
    #expect(folder.exists("out/pending/s/1-fakeBar/at-0.3.png"))
    #expect(!folder.exists("out/expected/s/1-fakeBar/at-0.3.png"))
  }

  @Test("a golden that is damaged under right checksums is unreadable, and the check goes on")
  func damagedUnderRightChecksums() throws {
    // The last row is missing.
    let rows = (0..<5).map { y in
      [UInt8](picture.rgba[(y * picture.width * 4)..<((y + 1) * picture.width * 4)])
    }
    let short = PlainPNG(width: picture.width, height: picture.height, rows: rows)
    try record(.list("a"))
    try folder.write("Golden/s/1-fakeBar/at-0.3.png", short.bytes)
    let report = try check(.list("a"), .picture(picture))
    #expect(report.isFinished && report.failures.map(\.verdict.status) == ["unreadable"])
    #expect(report.outcomes.count == 2)
    #expect(folder.exists("out/pending/s/1-fakeBar/at-0.3.png"))
    #expect(!folder.exists("out/diff/s/1-fakeBar/at-0.3.png"))
  }

  @Test("a golden cut off or damaged anywhere never passes")
  func damaged() throws {
    try record(.picture(picture))
    let whole = try folder.bytes("Golden/s/1-fakeBar/at-0.3.png")
    for length in stride(from: 0, to: whole.count, by: 7) {
      try folder.write("Golden/s/1-fakeBar/at-0.3.png", whole[..<length])
      #expect(try !check(.picture(picture)).isPassing, "cut to \(length)")
    }
    // From IDAT's data on: damage in what says nothing of pixels, such as density, may pass.
    let data = try #require(whole.indices.first { whole[$0...].starts(with: "IDAT".utf8) }) + 4
    for index in stride(from: data, to: whole.count - 12, by: 5) {
      var bytes = whole
      bytes[index] ^= 0x10
      try folder.write("Golden/s/1-fakeBar/at-0.3.png", bytes)
      #expect(try !check(.picture(picture)).isPassing, "damaged at \(index)")
    }
  }

  @Test("a golden that is a folder, a pipe, a text pointer or a broken animation is unreadable")
  func strange() throws {
    let item = GoldenItem.picture(picture)
    try folder.write("Golden/s/1-fakeBar/at-0.3.png/inside.png", [])
    #expect(try check(item).failures.map(\.verdict.status) == ["unreadable"])
    try FileManager.default.removeItem(atPath: folder["Golden/s/1-fakeBar/at-0.3.png"])
    mkfifo(folder["Golden/s/1-fakeBar/at-0.3.png"], 0o666)
    #expect(try check(item).failures.map(\.verdict.status) == ["unreadable"])
    try FileManager.default.removeItem(atPath: folder["Golden/s/1-fakeBar/at-0.3.png"])

    try record(item)
    let still = try folder.bytes("Golden/s/1-fakeBar/at-0.3.png")
    let control: [UInt8] = [0, 0, 0, 8] + "acTL".utf8 + [0, 0, 0, 1, 0, 0, 0, 0]
    // CRC of the type and data, by Python's zlib.crc32.
    let checksum: [UInt8] = [0xB4, 0x2D, 0xE9, 0xA0]
    try folder.write("Golden/s/1-fakeBar/at-0.3.png", still[..<33] + control + checksum + still[33...])
    #expect(try check(item).failures.map(\.verdict.status) == ["unreadable"])

    try FileManager.default.removeItem(atPath: folder["Golden"])
    try folder.write("Golden/s/1-fakeBar.txt", "version https://git-lfs.github.com/spec/v1\n".utf8)
    #expect(try check(.list("a")).failures.first?.verdict.reason.contains("git lfs pull") == true)
  }

  @Test("checking a read-only folder works and leaves every golden as it is")
  func readOnly() throws {
    try record(.picture(picture), .list("a"))
    let before = folder.states("Golden")
    for name in ["Golden/s/1-fakeBar", "Golden/s", "Golden"] { chmod(folder[name], 0o555) }
    defer { for name in ["Golden", "Golden/s", "Golden/s/1-fakeBar"] { chmod(folder[name], 0o755) } }
    #expect(try check(.picture(picture), .list("a")).isPassing)
    #expect(try !check(.picture(picture.with(1, 1, [1, 1, 1, 1])), .list("b")).isPassing)
    for name in ["Golden", "Golden/s", "Golden/s/1-fakeBar"] { chmod(folder[name], 0o755) }
    #expect(folder.states("Golden") == before)
  }

  @Test("a run that is stopped early is never passing, even when all it saw was the same")
  func stopped() throws {
    try record(.picture(picture), .list("a"))
    let report = try store.check(
      GoldenRun([.picture(picture), .list("a")]), in: run, observe: { _ in false })
    #expect(report.compared == 1 && report.expected == 2 && report.failures.isEmpty)
    #expect(!report.isPassing)
    #expect(report.lines().joined().contains("INCOMPLETE"))
    #expect(try run.load().isFinished == false)
  }

  @Test("what an item throws ends the check with that error")
  func failingItem() throws {
    struct Broken: Error {}
    let item = GoldenItem.text(scene: "s", step: 1, strategy: "x") { throw Broken() }
    #expect(throws: Broken.self) { try check(item) }
    #expect(try run.load().isFinished == false)
  }

  @Test("goldens in another form of PNG with the same pixels are the same")
  func encodings() throws {
    let pixmap = try ImageDecoder.decode(PNGStableEncoder.encode(picture, scale: 1)).pixmap
    try folder.write("Golden/s/1-fakeBar/at-0.3.png", PNGFrameEncoder().encode(pixmap, scale: 3))
    #expect(try check(.picture(picture)).isPassing)
  }
}
