import BarGolden
import BarStage
import FakeBar
import Foundation
import Testing

@Suite("Changes of a real scene, told by frame, layer and time")
struct GoldenSequenceTests {
  private static let scene = """
    {
      traits: { device: "iPhone 8", os: 14, scale: 1 },
      bar: { translucent: false },
      screens: {
        a: { title: "Inbox", bar: { barTintColor: "#34C759" } },
        b: { title: "Mail", bar: { barTintColor: "#5856D6" } },
      },
      stack: ["a"],
      steps: [{ push: "b" }],
      motion: { duration: 0.4, curve: "linear" },
      golden: { frames: { fps: 60 } },
    }
    """

  /// What a check says of the step after the scene was changed.
  private func sequence(_ old: String, _ new: String) throws -> SequenceOutcome {
    let folder = NSTemporaryDirectory() + "fakebar-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    func workflow() throws -> GoldenWorkflow {
      try GoldenWorkflow(project: Project(file: folder + "/fakebar.json5"), jobs: 2)
    }
    try write("{ scenes: [\"*.json5\"] }", "fakebar.json5")
    try write(Self.scene, "push.json5")
    _ = try workflow().record(.all)
    let changed = Self.scene.replacingOccurrences(of: old, with: new)
    try #require(changed != Self.scene)
    try write(changed, "push.json5")
    let report = try workflow().check(in: RunFolder(folder + "/.fakebar"))
    let sequence = try #require(report.sequences.first)
    if let strip = sequence.strip {
      #expect(FileManager.default.fileExists(atPath: folder + "/.fakebar/" + strip))
    }
    return sequence
  }

  @Test(
    "another bar colour is visual, from the first frame in which that page can be seen, and is the only cause"
  )
  func color() throws {
    let outcome = try sequence("#5856D6", "#FF0000")
    #expect(outcome.verdict == .visual)
    #expect(outcome.causes.map(\.key).allSatisfy { $0.hasSuffix("color #5856D6 → #FF0000") })
    #expect(outcome.causes.first?.layer?.hasPrefix("top/fake/") == true)
    #expect(outcome.causes.contains { $0.layer == nil } == false)
    #expect(outcome.strip == "diff/push/1-fakeBar.strip.png")
    // At rest in frame 0 that page is not there.
    #expect(outcome.first?.index == 1 && (outcome.distances.last ?? 0) > 0.5)
  }

  @Test("a larger title font names the titles and what moves with them")
  func font() throws {
    let outcome = try sequence(
      "bar: { translucent: false }",
      "bar: { translucent: false, titleTextAttributes: { size: 18 } }")
    #expect(outcome.causes.contains { $0.key == "bar/bottom/title: font 17 → 18" })
    #expect(outcome.causes.contains { $0.key == "bar/top/title: font 17 → 18" })
    #expect(outcome.causes.allSatisfy { $0.layer?.hasPrefix("bar/") == true })
    #expect(outcome.verdict == .visual)
  }

  @Test("a step that lasts longer is timing, slower by what was asked for")
  func duration() throws {
    let outcome = try sequence("duration: 0.4", "duration: 0.5")
    #expect(outcome.verdict == .timing)
    #expect(outcome.notes.contains("25 % slower, the same curve"))
    #expect(outcome.notes.contains("25 → 31 frames"))
  }
}
