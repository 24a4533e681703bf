import Foundation
import Testing

@Suite struct InspectCommandTests {
  private static let green = """
    {traits: {size: [160, 240], scale: 1, os: 14}, frames: {count: 4}, screens: {
    a: {title: "A", bar: {translucent: false, barTintColor: "#34C759", tintColor: "#000"}},
    b: {title: "B", bar: {translucent: false, barTintColor: "#AF52DE", tintColor: "#000"}}},
    stack: ["a"], steps: [{push: "b"}]%@}
    """

  private func sandbox() throws -> Sandbox {
    try Sandbox([
      "s.json5": String(format: Self.green, ""),
      "e.json5": String(
        format: Self.green,
        ", expect: [{strategy: 'fakeBar', hold: ['I1', 'I2']}, {strategy: 'sharedBar', fail: ['I2']}]"),
      "x.json5": String(format: Self.green, ", expect: [{fail: ['I3']}]"),
      "u.json5": String(format: Self.green, ", expect: [{fail: ['I77']}]"),
    ])
  }

  @Test(
    "exit codes and words",
    arguments: [
      ("inspect s.json5", 0, "inspected 1 step: 0 findings"),
      ("inspect s.json5 --strategy sharedBar", 1, "error I2, frame 1"),
      ("inspect e.json5", 0, "expected I2"),
      ("inspect x.json5", 1, "x.json5:4:"),
      ("inspect u.json5", 65, ""),
      ("inspect --checks", 0, "I12  "),
      ("inspect --frames nowhere --scale 1", 66, ""),
      ("inspect --frames nowhere", 64, ""),
      ("inspect s.json5 --fail-on never", 64, ""),
    ] as [(String, Int32, String)])
  func codes(line: String, code: Int32, words: String) throws {
    let run = try Fakebar(line.split(separator: " ").map(String.init), in: try sandbox())
    #expect(run.code == code, "\(run.output)\(run.errors)")
    #expect(words.isEmpty || run.output.contains(words))
  }

  @Test func json() throws {
    let run = try Fakebar(["inspect", "s.json5", "--strategy", "sharedBar", "--json"], in: try sandbox())
    #expect(run.code == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["check"] as? String } == ["I2"])
    let keys = [
      "check", "severity", "strategy", "step", "frame", "progress", "time", "rect", "layer", "cause",
      "evidence",
    ]
    #expect(keys.allSatisfy { findings[0][$0] != nil })
    #expect((object["notes"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test("the sheet of marked frames, and frames that come back in")
  func files() throws {
    let sandbox = try sandbox()
    let sheet = try Fakebar(
      ["inspect", "s.json5", "--strategy", "sharedBar", "-o", "marks.png"], in: sandbox)
    #expect(sheet.code == 1)
    #expect(FileManager.default.fileExists(atPath: sandbox.path + "/marks.png"))
    let render = try Fakebar(["render", "s.json5", "-o", "out"], in: sandbox)
    #expect(render.code == 0)
    let back = try Fakebar(["inspect", "--frames", "out/s/1/fakeBar", "--scale", "1"], in: sandbox)
    #expect(back.code == 0, "\(back.output)\(back.errors)")
  }
}
