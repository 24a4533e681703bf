import BarInspection
import BarStage
import FakeBar
import Testing

@Suite("Inspections of scenes")
struct SceneInspectorTests {
  @Test("a page that sets nothing comes back under the shared bar in the wrong colour")
  func wrongReturn() throws {
    let text = """
      {traits: {size: [200, 300], scale: 2, os: 14}, bar: {translucent: false, barTintColor: "#34C759"}, screens: {
      a: {title: "A"}, b: {title: "B", bar: {barTintColor: "#AF52DE"}}},
      stack: ["a"], steps: [{push: "b"}, {pop: true}], frames: {count: 5}}
      """
    let shared = try SceneInspector(Bench.scene(text, strategy: "sharedBar"), jobs: 1).report()
    let pop = try #require(shared.steps.last)
    #expect(Bench.ids(pop.findings) == ["I1"])
    #expect(pop.findings.contains { $0.check == "I1" && $0.cause.contains("viewWillAppear") })
    let fake = try SceneInspector(Bench.scene(text, strategy: "fakeBar"), jobs: 2).report()
    #expect(fake.findings.isEmpty)
    #expect(fake.isPassing())
  }

  @Test("expected failures do not count, and strategies that only expectations name are looked at")
  func expectations() throws {
    let text =
      Bench.greenToPurple.dropLast() + """
        , strategy: "fakeBar",
        expect: [{strategy: "fakeBar", hold: ["I1", "I2"]}, {strategy: "sharedBar", fail: ["I2"]}]}
        """
    let report = try SceneInspector(Bench.scene(String(text)), jobs: 1).report()
    #expect(report.findings.isEmpty)
    #expect(report.broken == [])
    #expect(report.expected.map(\.check) == ["I2", "I2", "I2"])
    #expect(report.isPassing())
  }

  @Test("broken expectations name their place")
  func broken() throws {
    let text =
      Bench.greenToPurple.dropLast() + """
        , strategy: "fakeBar",
        expect: [{strategy: "fakeBar", fail: ["I3"]}, {strategy: "sharedBar", hold: ["I2"]}]}
        """
    let report = try SceneInspector(Bench.scene(String(text)), jobs: 1).report()
    #expect(report.broken.count == 2)
    #expect(try SceneExpectations.verdict(Bench.scene(String(text)), jobs: 1) == report.broken)
    #expect(try SceneExpectations.verdict(Bench.scene(Bench.greenToPurple), jobs: 1) == [])
    #expect(report.broken.first?.contains("written.json5:7:") == true)
    #expect(report.broken.first?.contains("I3 has to fail under fakeBar and holds") == true)
    #expect(report.broken.last?.contains("I2 has to hold under sharedBar") == true)
    #expect(!report.isPassing())
  }

  @Test("an expectation without a strategy is about all of the scene's")
  func allStrategies() throws {
    let text =
      Bench.greenToPurple.dropLast() + ", strategy: ['fakeBar', 'sharedBar'], expect: [{hold: ['I2']}]}"
    let report = try SceneInspector(Bench.scene(String(text)), jobs: 1).report()
    #expect(report.broken.count == 1)
    #expect(report.broken.first?.contains("under sharedBar") == true)
  }

  @Test("an expectation about a check that there is not is an error with its place")
  func unknownCheck() throws {
    let text = Bench.greenToPurple.dropLast() + ", expect: [{hold: ['I99']}]}"
    #expect {
      try SceneInspector(Bench.scene(String(text)), jobs: 1).report()
    } throws: { error in
      "\(error)".contains("there is no check") && "\(error)".contains("written.json5:6:")
    }
  }

  /// Blue with a bar, cream without.
  private static func hiding(animated: Bool) -> String {
    """
    {traits: {size: [200, 300], scale: 2, os: 14}, frames: {count: 5}, screens: {
    a: {title: "A", bar: {translucent: false, barTintColor: "#3366CC"}, barHidden: {hidden: false, animated: \(animated)},
        content: {color: "#FFF"}},
    b: {title: "B", barHidden: {hidden: true, animated: \(animated)}, content: {color: "#FFEEDD"}}},
    stack: ["a"], steps: [{push: "b"}, {pop: true}]}
    """
  }

  @Test("a bar hidden without animation leaves a hole, one that slides with its page does not")
  func hidden() throws {
    for strategy in ["sharedBar", "crossFade"] {
      let hole = try SceneInspector(Bench.scene(Self.hiding(animated: false), strategy: strategy), jobs: 1)
        .report()
      #expect(Bench.ids(hole.findings) == ["I2"], "\(strategy)")
      #expect(hole.findings.first?.cause.contains("no bar over a") == true)
      let slide = try SceneInspector(Bench.scene(Self.hiding(animated: true), strategy: strategy), jobs: 1)
        .report()
      #expect(Bench.ids(slide.findings) == [], "\(strategy)")
    }
    for animated in [false, true] {
      let fake = try SceneInspector(
        Bench.scene(Self.hiding(animated: animated), strategy: "fakeBar"), jobs: 1
      ).report()
      #expect(Bench.ids(fake.findings) == [])
    }
  }

  @Test("a cancelled swipe: clean where each page remembers, a kept write under the shared bar")
  func cancelled() throws {
    let text = """
      {traits: {size: [200, 300], scale: 2, os: 14}, frames: {count: 9}, screens: {
      a: {title: "A", bar: {translucent: false, barTintColor: "#34C759", tintColor: "#000"}},
      b: {title: "B", bar: {translucent: false, barTintColor: "#AF52DE"}}},
      stack: ["a"], steps: [{push: "b"}, {swipe: [[0, 0], [0.3, 0.4]], release: "cancel"}], render: "all"}
      """
    for strategy in ["fakeBar", "perPageBar", "ownContainer", "crossFade"] {
      let report = try SceneInspector(Bench.scene(text, strategy: strategy), jobs: 1).report()
      #expect(Bench.ids(report.findings) == [], "\(strategy)")
    }
  }
}
