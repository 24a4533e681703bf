import BarCodecs
import BarGolden
import Foundation
import Testing

/// Reports about animations and about several accepted goldens, made small.
struct CaseSequenceTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
  }

  private func frames(_ count: Int) -> [StraightImage] {
    (0..<count).map { Pictures.flat(8, 8, [UInt8($0 * 9), 80, 80, 255]) }
  }

  private func item(_ frames: [StraightImage], fps: Int = 10) -> GoldenItem {
    .animation(scene: "s", step: 1, strategy: "fakeBar") {
      GoldenAnimation(frames: frames, delays: frames.map { _ in FrameDelay(1, fps) }, scale: 1)
    }
  }

  private func check(_ item: GoldenItem) throws -> GoldenReport {
    try store.check(GoldenRun([item]), in: RunFolder(folder["out"]))
  }

  @Test("J7: in a golden of many frames one that changed fails, with its number")
  func oneFrame() throws {
    _ = try store.record(GoldenRun([item(frames(12))]), mode: .all)
    #expect(try check(item(frames(12))).isPassing)
    var changed = frames(12)
    changed[5][3, 3] = [1, 1, 1, 255]
    let report = try check(item(changed))
    #expect(report.failures.first?.verdict.reason.contains("frame 5 of 12") == true)
  }

  @Test("A19: a golden whose animation was lost, or became a still picture, never passes")
  func lost() throws {
    _ = try store.record(GoldenRun([item(frames(20))]), mode: .all)
    let still = try PNGStableEncoder.encode(frames(1)[0], scale: 1)
    try folder.write("Golden/s/1-fakeBar.apng", still)
    let report = try check(item(frames(20)))
    #expect(!report.isPassing)
    #expect(report.failures.first?.verdict.reason.contains("1 → 20 frames") == true)
  }

  @Test("P1: animations of one frame and of frames that take no time are compared and end")
  func untimed() throws {
    for bytes in [
      PlainAnimation(frames(1), fps: 1).bytes,
      PlainAnimation(frames(3).map { PlainAnimation.Frame(image: $0, delay: (0, 0)) }).bytes,
      PlainAnimation(frames(1).map { PlainAnimation.Frame(image: $0, delay: (0, 1)) }).bytes,
    ] {
      let source = try DiffSource(path: "a.png", bytes: bytes)
      #expect(try FileComparer().compare(source, source).passes)
    }
  }

  @Test("P4: a picture of 256 colours is no golden")
  func gif() throws {
    // The smallest GIF there is.
    let gif: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0, 0x3B]
    try folder.write("Golden/s/1-fakeBar.apng", gif)
    let report = try check(item(frames(1)))
    #expect(report.failures.first?.verdict.status == "unreadable")
  }

  @Test("P6: recording and checking mean the same files, also for frames one by one")
  func naming() throws {
    let items = frames(3).enumerated().map { index, image in
      GoldenItem.picture(image, at: "\(Double(index) / 2)")
    }
    let written = try store.record(GoldenRun(items), mode: .all).written
    let report = try store.check(GoldenRun(items), in: RunFolder(folder["out"]))
    #expect(report.isPassing && report.outcomes.map(\.path) == written)
  }

  @Test("P7: of several accepted pictures each passes, and which one it was is in the report")
  func variants() throws {
    let pictures = frames(3)
    _ = try store.record(GoldenRun([.picture(pictures[0])]), mode: .all)
    for number in 2...3 {
      let path = "Golden/s/1-fakeBar/at-0.3.variant-\(number).png"
      try folder.write(path, try PNGStableEncoder.encode(pictures[number - 1], scale: 2))
    }
    for (index, picture) in pictures.enumerated() {
      let report = try check(.picture(picture))
      #expect(report.isPassing && report.outcomes[0].variant == index + 1 && report.orphans.isEmpty)
    }
    let other = Pictures.flat(8, 8, [200, 200, 200, 255])
    let report = try check(.picture(other))
    #expect(!report.isPassing && report.outcomes[0].variant == 1)
  }
}
