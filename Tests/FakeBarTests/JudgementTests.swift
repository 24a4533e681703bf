import BarInspection
import BarStage
import FakeBar
import Testing

/// Scenes on which inspections once said too much or too little.
@Suite("Judgement of inspections")
struct JudgementTests {
  private static func scene(
    _ rest: String, a: String = "bar: BLUE", b: String = "bar: WHITE", steps: String = "{push: 'b'}"
  ) -> String {
    """
    {traits: {size: [200, 300], scale: 2, os: 14}, screens: {
      a: {title: 'A', content: {color: '#303030'}, \(a)}, b: {title: 'B', content: {color: '#303030'}, \(b)},
      c: {title: 'C'}}, stack: ['a'], steps: [\(steps)], render: 'all', \(rest)}
    """.replacing(
      "BLUE", with: "{translucent: false, barTintColor: '#0B5FA5', titleTextAttributes: {color: '#FFFFFF'}}"
    ).replacing(
      "WHITE", with: "{translucent: false, barTintColor: '#FFFFFF', titleTextAttributes: {color: '#000000'}}")
  }

  private static func report(_ text: String) throws -> InspectionReport {
    try SceneInspector(Bench.scene(text), jobs: 2).report()
  }

  private static let cancel = "{push: 'b'}, {swipe: [[0, 0], [0.25, 0.45]], release: 'cancel'}"

  @Test("a mixed bar that leaps when the finger is lifted is found; one that goes back with the pages is not")
  func leap() throws {
    let healthy = Self.scene("strategy: 'crossFade'", steps: Self.cancel)
    #expect(try Self.report(healthy).findings.isEmpty)
    let faulty = Self.scene("strategy: 'crossFade', faults: [{name: 'snapAtFingerUp'}]", steps: Self.cancel)
    #expect(try Self.report(faulty).findings.contains { $0.check == "I2" && $0.cause.contains("leaps") })
    let preset = Self.scene("strategy: {name: 'crossFade', preset: 'WR'}", steps: Self.cancel)
    #expect(try Self.report(preset).findings.contains { $0.check == "I2" && $0.cause.contains("leaps") })
  }

  @Test("mixed straight, a clear white lends its white to the way: I5; weighted by alpha it does not")
  func mixing() throws {
    func text(_ strategy: String) -> String {
      Self.scene(
        strategy, a: "bar: {translucent: true, barTintColor: '#0044FF'}",
        b: "bar: {translucent: true, barTintColor: '#FFFFFF', backgroundAlpha: 0}")
    }
    let weighted = try Self.report(text("strategy: 'crossFade'"))
    #expect(!weighted.findings.contains { $0.check == "I5" || $0.check == "I2" })
    let straight = try Self.report(text("strategy: {name: 'crossFade', premultiplied: false}"))
    #expect(
      straight.findings.contains { $0.check == "I5" } && !straight.findings.contains { $0.check == "I2" })
  }

  @Test("a title under a sheet is not measured against the sheet")
  func sheet() throws {
    let report = try Self.report(
      Self.scene("strategy: 'fakeBar'", steps: "{present: 'c', style: 'sheet'}, {dismiss: true}"))
    #expect(!report.findings.contains { $0.check == "contrast" })
  }

  @Test("a title that is clear by its own colour is not missed")
  func clearTitle() throws {
    let clear = Self.scene(
      "strategy: 'fakeBar'", b: "bar: WHITE, item: {titleView: {text: 'B', color: '#00000000'}}")
    #expect(!(try Self.report(clear)).findings.contains { $0.check == "contrast" })
    let white = Self.scene(
      "strategy: 'fakeBar'", b: "bar: WHITE, item: {titleView: {text: 'B', color: '#FFFFFF'}}")
    #expect(try Self.report(white).findings.contains { $0.check == "contrast" })
  }

  @Test("a painted window between the pages' edges, and a line below the inner of two bars, are no defects")
  func paintedWindow() throws {
    let painted = Self.scene(
      "strategy: {name: 'fakeBar', paintsContainer: '#000000'}", steps: "{push: 'b'}, {pop: true}")
    #expect(try Self.report(painted).findings.isEmpty)
    let outer = Self.scene(
      "strategy: {name: 'ownContainer', keepsSystemBar: true}", a: "", b: "",
      steps: "{push: 'b'}, {pop: true}")
    #expect(!(try Self.report(outer)).findings.contains { $0.check == "I6" })
  }

  @Test("a style written in viewDidAppear leaves the old bar over the new page: no cross-fade excuses that")
  func late() throws {
    let text = Self.scene(
      "strategy: 'sharedBar'",
      b: "hooks: {viewDidAppear: {bar: {barTintColor: '#FFFFFF', titleTextAttributes: {color: '#000000'}}}}")
    let report = try Self.report(text)
    #expect(report.findings.contains { $0.check == "I2" } && !report.notes.contains { $0.check == "I2" })
  }

  @Test("a finger that first goes the wrong way makes no item blink")
  func wrongWay() throws {
    let steps = "{push: 'b'}, {swipe: [[0, 0], [0.2, -0.2], [0.4, 0.1]], release: 'cancel'}"
    #expect(try Self.report(Self.scene("strategy: 'fakeBar'", steps: steps)).findings.isEmpty)
  }

  @Test("faults with nothing to act on are said to do nothing")
  func idle() throws {
    let report = try Self.report(Self.scene("strategy: 'crossFade', faults: [{name: 'emptyFake'}]"))
    #expect(report.notes.contains { $0.check == "faults" && $0.cause.contains("emptyFake") })
  }

  @Test("a name without options stands for all strategies of that name but those named with their options")
  func names() throws {
    let both = """
      strategy: ['crossFade', {name: 'crossFade', premultiplied: false}],
      expect: [{strategy: 'crossFade', hold: ['I5']},
        {strategy: {name: 'crossFade', premultiplied: false}, fail: ['I5']}]
      """
    let text = Self.scene(
      both, a: "bar: {translucent: true, barTintColor: '#0044FF'}",
      b: "bar: {translucent: true, barTintColor: '#FFFFFF', backgroundAlpha: 0}")
    #expect(try Self.report(text).broken == [])
  }

  @Test("a covered page that scrolls leaves the stack to be shown at rest")
  func unseen() throws {
    let text = Self.scene(
      "strategy: 'fakeBar'", a: "bar: BLUE, scroll: {contentHeight: 2000}",
      steps: "{scroll: 'a', from: 0, to: 10}"
    ).replacing("stack: ['a']", with: "stack: ['a', 'b']")
    #expect(try SceneStager(Bench.scene(text)).steps().count == 1)
  }

  @Test("after a change to dark mode the window is dark as well")
  func darkWindow() throws {
    let text =
      "{traits: {size: [200, 300], scale: 1, os: 17}, screens: {a: {title: 'A', bar: {translucent: false}}}, "
      + "stack: ['a'], steps: [{traits: {style: 'dark'}}]}"
    let step = try #require(try SceneStager(Bench.scene(text)).steps().first)
    let whole = text.replacing("steps: [{traits: {style: 'dark'}}]", with: "steps: []")
      .replacing("os: 17", with: "os: 17, style: 'dark'")
    let rest = try #require(try SceneStager(Bench.scene(whole)).steps().first)
    #expect(step.samples(.standard).last?.list == rest.samples(.standard).last?.list)
  }
}
