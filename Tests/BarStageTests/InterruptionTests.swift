import BarMotion
import BarNavigation
import BarStage
import Testing

@Suite("Interruptions in scenes")
struct InterruptionTests {
  private static func scene(_ step: String, stack: String = "['home', 'list']", strategy: String = "fakeBar")
    throws -> Scene
  {
    try Stage.scene(
      """
      {traits: {device: 'iPhone 15', scale: 1}, screens: {
        home: {title: 'Home', bar: {translucent: false, barTintColor: '#34C759'}},
        list: {title: 'List', bar: {translucent: false, barTintColor: '#AF52DE'}},
        detail: {title: 'Detail', bar: {translucent: false, barTintColor: '#FF9500'}}},
      stack: \(stack), steps: [
        \(step)]}
      """, strategy: strategy)
  }

  private static func step(_ step: String, stack: String = "['home', 'list']") throws -> StagedStep {
    try Stage.step(scene(step, stack: stack))
  }

  private static func pages(_ step: String, stack: String = "['home', 'list']") throws -> [String] {
    let history = try SceneStager(scene(step, stack: stack)).history(FakeBarStrategy())
    return history.entries.last?.stack.pages.map(\.name) ?? []
  }

  @Test("a cancelled swipe caught on its way back and led on is a pop: openradar 38182194")
  func caught() throws {
    let text =
      "{swipe: [[0, 0], [0.2, 0.4]], release: 'cancel', "
      + "interrupt: {at: 0.2, then: {swipe: [[0, 0.2], [0.3, 0.9]], release: 'finish'}}}"
    let step = try Self.step(text)
    #expect(try Self.pages(text) == ["home"])
    #expect(step.transition?.isCancelled == false)
    let samples = step.samples(.standard)
    var phases: [Instant.Phase] = []
    for phase in samples.map(\.instant.phase) where phase != phases.last { phases.append(phase) }
    #expect(phases == [.rest, .dragging, .cancelling, .dragging, .settling, .rest])
    #expect(samples.last?.list == step.choreography.restingTo)
    let lowest = samples.filter { $0.instant.time > 0.2 }.map(\.instant.progress).min() ?? 0
    #expect(lowest > 0.19 && lowest < 0.24)
  }

  @Test("a push turned round by a pop, and a pop by the page that leaves, leave all as before")
  func turnedRound() throws {
    let rows = [
      ("{push: 'detail', interrupt: {at: 0.5, then: {pop: true}}}", "push"),
      ("{push: 'detail', interrupt: {at: 0.5, then: {popTo: 'list'}}}", "push"),
      ("{pop: true, interrupt: {at: 0.5, then: {push: 'list'}}}", "pop"),
      ("{pop: true, interrupt: {at: 0.5, then: {set: ['home', 'list']}}}", "pop"),
      (
        "{push: 'detail', interrupt: {at: 0.5, then: {swipe: [[0, 0], [0.2, 0.4]], release: 'finish'}}}",
        "push"
      ),
    ]
    for (text, name) in rows {
      let step = try Self.step(text)
      #expect(try Self.pages(text) == ["home", "list"], "\(text)")
      #expect(step.operation == name && step.transition?.isCancelled == true)
      let samples = step.samples(.standard)
      #expect(samples.last?.list == samples.first?.list, "\(text)")
      #expect(samples.last?.instant.progress == 0 && samples.last?.instant.phase == .rest)
      #expect(
        samples.contains { $0.instant.phase == .timed } && samples.contains { $0.instant.progress > 0.4 })
    }
  }

  @Test("a finger that lets a push go lets it finish")
  func letGo() throws {
    let text =
      "{push: 'detail', interrupt: {at: 0.5, then: {swipe: [[0, 0], [0.2, 0.2]], release: 'cancel'}}}"
    #expect(try Self.pages(text) == ["home", "list", "detail"])
    let step = try Self.step(text)
    #expect(step.samples(.standard).last?.list == step.choreography.restingTo)
  }

  @Test("a cancelled swipe is led on by a pop, a finishing one back by its page")
  func byTaps() throws {
    let on = "{swipe: [[0, 0], [0.2, 0.4]], release: 'cancel', interrupt: {at: 0.2, then: {pop: true}}}"
    #expect(try Self.pages(on) == ["home"])
    let back = "{swipe: [[0, 0], [0.2, 0.4]], release: 'finish', interrupt: {at: 0.7, then: {push: 'list'}}}"
    #expect(try Self.pages(back) == ["home", "list"])
    let samples = try Self.step(back).samples(.standard)
    #expect(samples.last?.list == samples.first?.list)
  }

  @Test("what cannot be interrupted, and what cannot interrupt, is an error at the step with a remedy")
  func errors() throws {
    let swipe = "‸{swipe: [[0, 0], [0.2, 0.4]], release: 'cancel', interrupt: "
    let rows = [
      (swipe + "{at: 0.9, then: {pop: true}}}", "the progress is never 0.9; write a number from 0 to 0.4"),
      (swipe + "{at: 0.2, then: {push: 'detail'}}}", "push leads neither on nor back"),
      (swipe + "{at: 0.2, then: {wait: 1}}}", "wait leads neither on nor back"),
      (swipe + "{at: 0.2, then: {pop: true, animated: false}}}", "not animated takes nothing over"),
      ("{swipe: [[0, 0], [0.2, 0.5], ‸[0.2, 0.6]]}", "at 0.2 s after it was at 0.2 s: let the times rise"),
      ("{swipe: [[0.3, 0], ‸[0.1, 0.5]]}", "at 0.1 s after it was at 0.3 s"),
    ]
    let folder = try TemporaryTree()
    for (step, message) in rows {
      let whole = "{screens: {home: {}, list: {}, detail: {}}, stack: ['home', 'list'],\n  steps: [\(step)]}"
      try BadScene(whole: whole, message).check(in: folder)
    }
  }

  @Test("pages move on evenly through a turn: no frame jumps")
  func continuous() throws {
    let step = try Self.step("{push: 'detail', interrupt: {at: 0.5, then: {pop: true}}}")
    let xs = step.samples(FrameSampling(.fps(240))).map(\.topPageX)
    // The spring's fastest is 6.72 widths a second.
    for (a, b) in zip(xs, xs.dropFirst()) { #expect(abs(a - b) <= 6.8 * step.width / 240) }
    #expect(xs.min() ?? 0 > 0.49 * step.width && xs.first == step.width && xs.last == step.width)
  }
}
