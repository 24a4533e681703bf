import BarGolden
import Foundation
import Testing

struct GoldenPruneTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
  }

  @Test("orphans go with their variants and empty folders; goldens and what is no golden stay")
  func prune() throws {
    let run = try GoldenRun([.list("a"), .picture(Pictures.pattern(2, 2))])
    _ = try store.record(run, mode: .all)
    let orphans = [
      "gone/1-fakeBar.txt", "gone/1-fakeBar/at-0.3.png", "gone/1-fakeBar/at-0.3.variant-2.png",
      "gone/2-fakeBar.apng", "s/1-fakeBar/at-0.9.png", "s/2-fakeBar.txt",
    ]
    let strangers = [
      "notes.txt", "s/sketch.png", "s/1-fakeBar/deep/x/at-0.png", "s/1-fakeBar.json", "s/x-1.png",
    ]
    for path in orphans + strangers { try folder.write("Golden/" + path, "x".utf8) }
    try folder.write("Golden/s/1-fakeBar/at-0.3.variant-2.png", "x".utf8)
    try folder.write("precious/1-x.txt", "x".utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder["Golden/linked"], withDestinationPath: folder["precious"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["Golden/s/3-link.txt"], withDestinationPath: folder["precious/1-x.txt"])

    let before = folder.states("Golden")
    let unclaimed = try store.unclaimed(by: run)
    let dry = try store.prune(unclaimed, isDryRun: true)
    #expect(dry.deleted == orphans.sorted() && folder.states("Golden") == before)
    #expect(dry.lines.last == "would delete 6 goldens")
    let report = try store.prune(unclaimed)
    #expect(report.deleted == dry.deleted && report.kept == dry.kept)
    #expect(Set(strangers).isSubset(of: report.kept))
    for path in orphans { #expect(!folder.exists("Golden/" + path)) }
    for path in strangers { #expect(folder.exists("Golden/" + path)) }
    #expect(!folder.exists("Golden/gone") && folder.exists("precious/1-x.txt"))
    #expect(folder.exists("Golden/s/1-fakeBar/at-0.3.variant-2.png"))
    #expect(try store.unclaimed(by: run).allSatisfy(report.kept.contains))
  }

  @Test("a list of orphans that was tampered with deletes nothing outside, and what is gone is no error")
  func tampered() throws {
    for name in ["precious/1-x.txt", "Golden/s/1-x.txt", "Golden/s/.hidden/1-x.txt"] {
      try folder.write(name, "x".utf8)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder["Golden/link"], withDestinationPath: folder["precious"])
    let before = folder.states("")
    let names = [
      "../precious/1-x.txt", folder["precious/1-x.txt"], "s/../../precious/1-x.txt", "link/1-x.txt",
      "s/.hidden/1-x.txt",
      "", "s", "s/", "gone/1-x.txt",
    ]
    #expect(try store.prune(names).deleted.isEmpty)
    #expect(folder.states("") == before)
    #expect(try store.prune(["s/1-x.txt", "s/1-x.txt"]).deleted == ["s/1-x.txt"])
  }
}
