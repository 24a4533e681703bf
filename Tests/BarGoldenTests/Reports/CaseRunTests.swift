import BarCodecs
import BarGeometry
import BarGolden
import Foundation
import Testing

/// Reports about runs: what is missing, too much, or of another name.
struct CaseRunTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let picture = Pictures.pattern(12, 9)

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
  }

  private func check(_ items: [GoldenItem], isPartial: Bool = false) throws -> GoldenReport {
    try store.check(GoldenRun(items, isPartial: isPartial), in: RunFolder(folder["out"]))
  }

  @Test("H2: missing, changed, resized, unreadable and left over are each a state of their own")
  func states() throws {
    let names = ["same", "changed", "size", "unreadable", "extra"]
    _ = try store.record(GoldenRun(names.map { .picture(picture, scene: $0) }), mode: .all)
    try folder.write("Golden/unreadable/1-fakeBar/at-0.3.png", Array("no picture".utf8))
    let report = try check([
      .picture(picture, scene: "same"), .picture(picture.with(0, 0, [0, 0, 0, 0]), scene: "changed"),
      .picture(Pictures.pattern(12, 10), scene: "size"), .picture(picture, scene: "unreadable"),
      .picture(picture, scene: "missing"),
    ])
    #expect(report.outcomes.map(\.verdict.status) == ["same", "different", "size", "unreadable", "missing"])
    #expect(report.orphans == ["extra/1-fakeBar/at-0.3.png"])
    #expect(
      report.counts
        == ["same": 1, "different": 1, "size": 1, "unreadable": 1, "missing": 1, "orphan": 1])
  }

  @Test("J1: a missing golden fails at every try, since checking never makes one")
  func retried() throws {
    for _ in 0..<3 { #expect(try !check([.picture(picture)]).isPassing) }
    #expect(!folder.exists("Golden"))
  }

  @Test("J4: recording leaves a golden alone that differs only as far as its tolerance allows")
  func tolerated() throws {
    _ = try store.record(GoldenRun([.picture(picture)]), mode: .all)
    let before = folder.states("Golden")
    var pixel = picture[3, 3]
    pixel[0] += 1
    var near = GoldenPicture(image: picture.with(3, 3, pixel), scale: 2)
    (near.options.metric, near.options.threshold) = (.channel, 2)
    let close = near
    let item = GoldenItem.pixels(scene: "s", step: 1, strategy: "fakeBar", label: "progress 0.3") { close }
    for mode in RecordMode.allCases {
      #expect(try store.record(GoldenRun([item]), mode: mode).unchanged == 1)
    }
    #expect(folder.states("Golden") == before)
    #expect(try check([item]).outcomes[0].verdict.status == "tolerated")
  }

  @Test("K1: a golden that nothing makes and a picture without a golden both fail")
  func bothWays() throws {
    _ = try store.record(GoldenRun([.picture(picture, scene: "old")]), mode: .all)
    #expect(try check([.picture(picture, scene: "old")]).isPassing)
    #expect(try !check([.picture(picture, scene: "old"), .picture(picture, scene: "new")]).isPassing)
    _ = try store.record(GoldenRun([.picture(picture, scene: "new")]), mode: .all)
    let report = try check([.picture(picture, scene: "new")])
    #expect(!report.isPassing && report.failures.isEmpty && report.orphans.count == 1)
  }

  @Test("K4: a part of a run calls no golden unused")
  func partial() throws {
    _ = try store.record(GoldenRun(["a", "b"].map { .picture(picture, scene: $0) }), mode: .all)
    let report = try check([.picture(picture, scene: "a")], isPartial: true)
    #expect(report.isPassing && report.orphans.isEmpty && report.isPartial)
    // What it did not claim is kept for whoever puts the parts together.
    #expect(report.unclaimed == ["b/1-fakeBar/at-0.3.png"])
  }

  @Test("K6: what is pending does not hide what is obsolete")
  func pendingAndObsolete() throws {
    _ = try store.record(GoldenRun(["a", "b"].map { .picture(picture, scene: $0) }), mode: .all)
    let report = try check([.picture(picture.with(1, 1, [0, 0, 0, 255]), scene: "a")])
    #expect(report.failures.count == 1 && report.failures[0].isPending && report.orphans.count == 1)
    let text = report.lines(in: RunFolder(folder["out"])).joined(separator: "\n")
    #expect(text.contains("a/1-fakeBar/at-0.3.png") && text.contains("b/1-fakeBar/at-0.3.png"))
  }

  @Test("L1: names that many tools make one are six files")
  func names() throws {
    let names = ["a*b", "a/b", "a b", "a  b", "基本", "実験"]
    let run = try GoldenRun(names.map { .picture(picture, scene: $0) })
    #expect(try store.record(run, mode: .all).written.count == 6)
    #expect(Set(run.items.map(\.name.path)).count == 6)
    #expect(try check(run.items).isPassing)
  }

  @Test(
    "L2: no name becomes one that Windows refuses",
    arguments: [
      "a<b", "a>b", "a:b", "a\"b", "a?b", "a*b", "a|b", "a\\b", "dot.", "blank ", "CON", "nul.txt", "com1",
      "LPT¹",
    ])
  func windows(_ name: String) {
    let path = GoldenItem.picture(picture, scene: name).name.path
    for part in path.split(separator: "/") {
      #expect(!part.contains { "<>:\"?*|\\".contains($0) } && part.last != "." && part.last != " ")
      let stem = part.prefix { $0 != "." }.uppercased()
      #expect(!["CON", "NUL", "COM1", "LPT¹"].contains(stem))
    }
  }

  @Test("L4: of a title of 300 bytes 120 are left, the same ones every time, and another title has others")
  func long() {
    let title = String(repeating: "title", count: 60)
    let paths = [title, title, title + "s"].map { GoldenItem.picture(picture, scene: $0).name.path }
    #expect(paths[0] == paths[1] && paths[0] != paths[2])
    for path in paths { #expect(path.split(separator: "/")[0].utf8.count == 120) }
  }

  @Test(
    "L6, L7: one name twice, or twice but for upper and lower case, is refused before anything is written")
  func twice() {
    for names in [["a", "a"], ["a", "A"], ["straße", "STRASSE"], ["\u{E9}x", "\u{C9}x"]] {
      let error = #expect(throws: GoldenError.self) {
        try GoldenRun(names.map { .picture(picture, scene: $0) })
      }
      guard case .sameFile? = error else {
        Issue.record("\(names): \(String(describing: error))")
        continue
      }
    }
  }

  @Test("M7: a picture 9,000 pixels tall goes through recording, checking and its difference")
  func tall() throws {
    let image = Pictures.pattern(7, 9000)
    _ = try store.record(GoldenRun([.picture(image)]), mode: .all)
    #expect(try check([.picture(image)]).isPassing)
    let report = try check([.picture(image.with(6, 8999, [0, 0, 0, 255]))])
    guard case .pixelsDiffer(let diff)? = report.failures.first?.verdict else {
      Issue.record("no difference")
      return
    }
    #expect(diff.different == 1 && diff.bounds?.y == 8999)
    let picture = try PNGDecoder.decodeStraight(folder.bytes("out/diff/s/1-fakeBar/at-0.3.png"))
    #expect(picture.height == 9000 && picture[6, 8999] == [255, 0, 0, 255])
  }
}
