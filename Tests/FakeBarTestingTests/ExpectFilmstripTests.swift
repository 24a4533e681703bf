import BarGolden
import BarStage
import FakeBarTesting
import Foundation
import Testing

struct ExpectFilmstripTests {
  /// Without text, so that no font has a say.
  private static func scene(_ color: String = "#34C759") -> TestScene {
    """
    {
      traits: { size: [60, 120], scale: 1, os: 14 },
      bar: { translucent: false },
      screens: { a: { bar: { barTintColor: "\(color)" } }, b: { bar: { barTintColor: "#5856D6" } } },
      stack: ["a"],
      steps: [{ push: "b" }],
      strategy: ["fakeBar"],
      golden: { frames: { at: [0, 0.5, 1] } },
    }
    """
  }

  @Test("a scene's frames and lists that are their goldens pass")
  func push() {
    expectFilmstrip(of: Self.scene())
  }

  @Test("the lists alone are compared without drawing")
  func lists() {
    expectLists(of: Self.scene(), sampling: .at(0.25))
  }

  @Test("another colour is an issue that names the first frame, and leaves a filmstrip to look at")
  func changed() throws {
    let folder = try TestFolder()
    let site = folder.site()
    func verdict(_ scene: TestScene, record: RecordMode? = nil) -> TestFinding {
      expecting(scene, site, record)
    }
    #expect(verdict(Self.scene(), record: .all).issue?.hasPrefix("recorded") == true)
    let goldens = "Tests/Inbox/__Snapshots__/BarTests/"
    #expect(
      folder.files == ["Package.swift"] + ["apng", "strip.png", "txt"].map { goldens + "opens." + $0 })
    #expect(verdict(Self.scene()).passes)
    let finding = verdict(Self.scene("#FF3B30"))
    let issue = try #require(finding.issue)
    #expect(issue.contains("frame 0 of 3 (t = 0 ms) is the first that differs"), "\(issue)")
    #expect(issue.contains("opens.txt"))
    #expect(
      folder.has(".fakebar/tests/Inbox/BarTests/opens.filmstrip/pending/BarTests/opens.strip.png"))
    // The strip is for people: without it the test passes all the same.
    try FileManager.default.removeItem(atPath: folder.path + "/" + goldens + "opens.strip.png")
    #expect(verdict(Self.scene()).passes)
    #expect(
      folder.files.filter { $0.hasPrefix(".fakebar") } == [
        ".fakebar/tests/Inbox/BarTests/opens.filmstrip/.fakebar-lock"
      ])
  }

  @Test("several strategies have a golden each, and a choice of one compares that one")
  func strategies() throws {
    let folder = try TestFolder()
    let finding = folder.judge(ending: ".filmstrip").verdict(record: .all) { golden in
      try FilmstripRequest(Self.scene(), strategies: ["fakeBar", "sharedBar"]).goldens(golden, folder.site())
    }
    #expect(finding.issue?.contains("opens.1-fakeBar.apng") == true)
    #expect(finding.issue?.contains("opens.1-sharedBar.txt") == true)
    #expect(folder.files.filter { $0.hasSuffix(".strip.png") }.count == 2)
  }

  @Test("a scene's file is looked for beside the test and in its package, and a missing one is an issue")
  func files() throws {
    let folder = try TestFolder()
    guard case .text(let text) = Self.scene() else { return }
    try folder.write("Scenes/a.json5", text.utf8)
    #expect(expecting("Scenes/a.json5", folder.site(), nil).issue?.hasPrefix("missing") == true)
    let issue = expecting("Scenes/b.json5", folder.site(), nil).issue
    #expect(issue?.contains(folder.path + "/Tests/Inbox/Scenes/b.json5") == true)
    #expect(issue?.contains(folder.path + "/Scenes/b.json5") == true)
    let broken = expecting("{ screens: 1 }", folder.site(), nil).issue
    #expect(broken?.contains("scene.json5:1:") == true)
  }

  private func expecting(_ scene: TestScene, _ site: TestSite, _ record: RecordMode?) -> TestFinding {
    TestJudge(site, named: nil, ending: ".filmstrip", TestConditions([:])).verdict(record: record) { golden in
      try FilmstripRequest(scene).goldens(golden, site)
    }
  }
}
