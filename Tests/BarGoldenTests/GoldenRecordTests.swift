import BarCodecs
import BarGolden
import BarPixels
import Foundation
import Testing

struct GoldenRecordTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let picture = Pictures.pattern(40, 20)

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
  }

  @Test("recording twice leaves the bytes and the dates of goldens that match")
  func untouched() throws {
    let run = try GoldenRun([.picture(picture), .list("a\n")])
    let first = try store.record(run, mode: .all)
    #expect(first.written == ["s/1-fakeBar/at-0.3.png", "s/1-fakeBar.txt"] && first.isComplete)
    let before = folder.states("Golden")
    for mode in RecordMode.allCases {
      let report = try store.record(run, mode: mode)
      #expect(report.unchanged == 2 && report.written.isEmpty && report.left.isEmpty)
      #expect(folder.states("Golden") == before)
    }
  }

  @Test("a golden in another form of PNG is not rewritten as long as its pixels are the same")
  func foreign() throws {
    let pixmap = try ImageDecoder.decode(PNGStableEncoder.encode(picture, scale: 1)).pixmap
    let bytes = try PNGFrameEncoder().encode(pixmap, scale: 1)
    try folder.write("Golden/s/1-fakeBar/at-0.3.png", bytes)
    #expect(try store.record(GoldenRun([.picture(picture)]), mode: .all).unchanged == 1)
    #expect(try folder.bytes("Golden/s/1-fakeBar/at-0.3.png") == bytes)
  }

  @Test("a golden's bytes depend on the picture and its scale alone")
  func deterministic() throws {
    let other = GoldenStore(root: folder["Other"])
    for store in [store, other] { _ = try store.record(GoldenRun([.picture(picture)]), mode: .all) }
    let bytes = try folder.bytes("Golden/s/1-fakeBar/at-0.3.png")
    #expect(try bytes == folder.bytes("Other/s/1-fakeBar/at-0.3.png"))
    #expect(try bytes == PNGStableEncoder.encode(picture, scale: 2, isSealed: true))
  }

  @Test("a pixmap is recorded with the straight samples that a frame's file has")
  func pixmaps() throws {
    let pixmap = Pixmap(width: 3, height: 1)
    // Premultiplied: opaque red, half of white, clear.
    for (x, word) in [0xFFFF_0000, 0x8080_8080, 0].enumerated() { pixmap[x, 0] = UInt32(word) }
    let item = GoldenItem.pixels(scene: "s", step: 1, strategy: "x") { GoldenPicture(pixmap, scale: 3) }
    _ = try store.record(GoldenRun([item]), mode: .all)
    let image = try ImageDecoder.decodeStraight(folder.bytes("Golden/s/1-x.png"))
    #expect(image.rgba == [255, 0, 0, 255, 255, 255, 255, 128, 0, 0, 0, 0])
    #expect(try store.check(GoldenRun([item]), in: RunFolder(folder["out"])).isPassing)
  }

  @Test(
    "each mode writes what it says",
    arguments: [
      (RecordMode.all, ["missing", "different", "broken"]), (.failed, ["missing", "different", "broken"]),
      (.missing, ["missing"]), (.never, []),
    ])
  func modes(_ mode: RecordMode, _ written: [String]) throws {
    for scene in ["same", "different"] {
      _ = try store.record(GoldenRun([.picture(picture, scene: scene)]), mode: .all)
    }
    try folder.write("Golden/broken/1-fakeBar/at-0.3.png", "x".utf8)
    let changed = picture.with(0, 0, [1, 2, 3, 4])
    let run = try GoldenRun([
      .picture(changed, scene: "missing"), .picture(changed, scene: "different"),
      .picture(changed, scene: "broken"), .picture(picture, scene: "same"),
    ])
    let before = folder.states("Golden")
    let report = try store.record(run, mode: mode)
    func scenes(_ paths: [String]) -> [String] { paths.map { String($0.prefix { $0 != "/" }) } }
    #expect(scenes(report.written) == written)
    #expect(report.unchanged == 1 && report.isComplete && report.left.count == 3 - written.count)
    #expect(report.lines.joined().contains("left") == !report.left.isEmpty)
    for scene in ["missing", "different", "broken", "same"] {
      let golden = try? ImageDecoder.decodeStraight(folder.bytes("Golden/\(scene)/1-fakeBar/at-0.3.png"))
      #expect((golden?.rgba == changed.rgba) == written.contains(scene))
    }
    if mode == .never { #expect(folder.states("Golden") == before) }
    if mode == .all { #expect(try store.check(run, in: RunFolder(folder["out"])).isPassing) }
  }

  @Test("a write that cannot be finished leaves nothing behind")
  func interrupted() throws {
    try folder.write("Golden/s/1-fakeBar.txt/inside", "x".utf8)
    let before = folder.listing
    let run = try GoldenRun([.list("a")])
    let error = #expect(throws: GoldenError.self) { try store.record(run, mode: .all) }
    #expect(error?.category == .cannotCreate)
    #expect(error?.description.contains("a folder stands where the file should be") == true)
    #expect(folder.listing == before)

    // A file where a folder is needed, two levels above the golden.
    try folder.write("file", "x".utf8)
    let blocked = GoldenStore(root: folder["file/Golden"])
    #expect(throws: GoldenError.self) { try blocked.record(run, mode: .all) }
    #expect(folder.listing == before + ["file"])
  }

  @Test("folders made for a file that then cannot be made are removed again")
  func folders() throws {
    // Linux takes paths below 4096 bytes: the folder fits, the file does not. Macs take less, which is as
    // good.
    var root = folder["deep"]
    while root.utf8.count < 4075 {
      root += "/" + String(repeating: "x", count: min(200, 4075 - root.utf8.count - 1))
    }
    let store = GoldenStore(root: root)
    let error = #expect(throws: GoldenError.self) {
      try store.record(GoldenRun([.picture(picture)]), mode: .all)
    }
    #expect(error?.description.contains("the path is too long") == true)
    #expect(folder.listing.isEmpty)
  }

  @Test("a picture that cannot be written is an error, and no folder is made for it")
  func malformed() throws {
    let broken = StraightImage(width: 2, height: 2, rgba: [1])
    #expect(throws: GoldenError.self) { try store.record(GoldenRun([.picture(broken)]), mode: .all) }
    let scale = GoldenItem.pixels(scene: "s", step: 1, strategy: "x") {
      GoldenPicture(image: Pictures.pattern(2, 2), scale: .nan)
    }
    #expect(throws: GoldenError.self) { try store.record(GoldenRun([scale]), mode: .all) }
    #expect(!folder.exists("Golden"))
  }

  @Test("what was recorded before an item fails stays whole")
  func failingItem() throws {
    struct Broken: Error {}
    let run = try GoldenRun([
      .list("a"), .text(scene: "s", step: 2, strategy: "x") { throw Broken() }, .list("b", scene: "t"),
    ])
    #expect(throws: Broken.self) { try store.record(run, mode: .all) }
    #expect(folder.listing == ["Golden", "Golden/s", "Golden/s/1-fakeBar.txt"])
  }

  @Test("items are made one at a time, in order, each once")
  func lazy() throws {
    final class Log { var events: [Int] = [] }
    let log = Log()
    let items = (1...3).map { step in
      GoldenItem.text(scene: "s", step: step, strategy: "x") {
        log.events.append(step)
        return "\(step)"
      }
    }
    let run = try GoldenRun(items)
    #expect(log.events.isEmpty)
    _ = try store.record(run, mode: .all) { _, _ in
      log.events.append(0)
      return true
    }
    #expect(log.events == [1, 0, 2, 0, 3, 0])
  }

  @Test("runs that record the same golden at the same time leave one whole file")
  func concurrent() async throws {
    let (store, size) = (store, 50_000)
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          for _ in 0..<50 {
            let text = String(repeating: "\(worker)", count: size)
            do { _ = try store.record(GoldenRun([.list(text)]), mode: .all) } catch { Issue.record(error) }
          }
        }
      }
      group.addTask {
        let path = store.root + "/s/1-fakeBar.txt"
        for _ in 0..<200 {
          guard let data = FileManager.default.contents(atPath: path) else { continue }
          if data.count != size || Set(data).count != 1 { Issue.record("a part of a file") }
        }
      }
    }
    #expect(folder.listing == ["Golden", "Golden/s", "Golden/s/1-fakeBar.txt"])
  }
}
