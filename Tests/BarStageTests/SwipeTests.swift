import BarDisplay
import BarGeometry
import BarMotion
import BarNavigation
import BarStage
import Testing

@Suite("Swipes in scenes")
struct SwipeTests {
  /// home under list, 390 points wide, each with a bar of its own.
  private static func text(
    _ step: String, navigation: String = "{}", list: String = "", before: String = "",
    frames: String = "{fps: 60}"
  ) -> String {
    """
    {traits: {device: 'iPhone 15', scale: 1}, navigation: {interactivePop: \(navigation)},
    screens: {home: {title: 'Home', bar: {translucent: false, barTintColor: '#34C759'}},
      list: {title: 'List', bar: {translucent: false, barTintColor: '#AF52DE'}, \(list)},
      detail: {title: 'Detail'}},
    stack: ['home'], steps: [{push: 'list'}, \(before) \(step)], frames: \(frames)}
    """
  }

  private static func step(
    _ step: String, navigation: String = "{}", list: String = "", before: String = "",
    strategy: String = "fakeBar", direction: LayoutDirection? = nil
  ) throws -> StagedStep {
    let text = Self.text(step, navigation: navigation, list: list, before: before)
    return try Stage.step(try Stage.scene(text, strategy: strategy, direction: direction))
  }

  @Test("frames run from the touch to the end of settling, at rest at both ends, the page under the finger")
  func finished() throws {
    let step = try Self.step("{swipe: [[0, 0], [0.2, 0.4]], release: 'finish'}")
    let samples = step.samples(FrameSampling(.fps(60)))
    // 0.2 + 0.35 s at 60 a second.
    #expect(samples.count == 34 && step.operation == "swipe")
    #expect(samples.map(\.instant.phase).first == .rest && samples.map(\.instant.phase).last == .rest)
    #expect(samples[1...12].allSatisfy { $0.instant.phase == .dragging })
    #expect(samples[13...32].allSatisfy { $0.instant.phase == .settling })
    for (index, sample) in samples[1...12].enumerated() {
      let progress = 2 * Double(index + 1) / 60
      #expect(abs(sample.instant.progress - progress) < 0.0001)
      #expect(abs(sample.topPageX - step.width * progress) < 0.05)
    }
    #expect(samples.last?.topPageX == step.width)
    #expect(samples.first?.list == step.choreography.restingFrom)
    #expect(samples.last?.list == step.choreography.restingTo)
  }

  @Test("a count is even in time over touch and settling; times find both sides of a turn")
  func samplings() throws {
    let step = try Self.step("{swipe: [[0, 0], [0.2, 0.4]], release: 'cancel'}")
    let samples = step.samples(FrameSampling(.count(12)))
    #expect(samples.count == 12 && samples[11].instant.time == step.playback.duration)
    #expect(samples[0].instant.phase == .rest && samples[11].instant.phase == .rest)
    let phases = step.samples(FrameSampling(.times([0, 0.1, 0.2, 0.3, 9]))).map(\.instant.phase)
    #expect(phases == [.rest, .dragging, .dragging, .cancelling, .rest])
  }

  @Test("whatever the count, the last frame is the end at rest", arguments: ["finish", "cancel"])
  func lastFrame(release: String) throws {
    for drag in [0.1, 0.3, 0.35, 0.5] {
      let step = try Self.step("{swipe: [[0, 0], [\(drag), 0.4]], release: '\(release)'}")
      for count in 2...30 {
        let last = step.samples(FrameSampling(.count(count))).last?.instant
        #expect(last?.phase == .rest && last?.progress == (release == "finish" ? 1 : 0), "\(drag), \(count)")
      }
    }
  }

  @Test("tiles of a filmstrip are even in progress, and in time where progress turns back")
  func tiles() throws {
    func instants(_ release: String) throws -> [Instant] {
      let step = try Self.step("{swipe: [[0, 0], [0.2, 0.4]], release: '\(release)'}")
      return step.samples(FrameSampling(.tiles(5))).map(\.instant)
    }
    #expect(try instants("finish").map(\.progress) == [0, 0.25, 0.5, 0.75, 1])
    let cancelled = try instants("cancel")
    for (index, instant) in cancelled.enumerated() {
      #expect(abs(instant.time - 0.55 * Double(index) / 4) < 1e-9)
    }
    #expect(cancelled.map(\.progress).max() ?? 0 > 0.2 && cancelled.last?.progress == 0)
  }

  @Test("a cancel returns everything where looks are remembered", arguments: ["fakeBar", "perPageBar"])
  func cancelled(strategy: String) throws {
    let step = try Self.step("{swipe: [[0, 0], [0.2, 0.4]], release: 'cancel'}", strategy: strategy)
    let samples = step.samples(FrameSampling(.fps(60)))
    #expect(samples.last?.list == samples.first?.list)
    #expect(samples.last?.topPageX == 0 && samples.last?.instant.progress == 0)
    #expect(step.transition?.isCancelled == true && step.transition?.isInteractive == true)
  }

  @Test("after a cancel the same swipe plays as the first time")
  func again() throws {
    let swipe = "{swipe: [[0, 0], [0.2, 0.4], [0.3, 0.6]], release: 'finish'}"
    let first = try Self.step(swipe).samples(.standard)
    let again = try Self.step(swipe, before: "{swipe: [[0, 0], [0.2, 0.5]], release: 'cancel'},")
      .samples(.standard)
    #expect(first.map(\.list) == again.map(\.list))
    #expect(first.map(\.instant) == again.map(\.instant))
  }

  @Test("the policy of the scene decides a release that says nothing")
  func policies() throws {
    let swipe = "{swipe: [[0, 0], [0.5, 0.3]]}"
    #expect(try Self.step(swipe).transition?.isCancelled == true)
    #expect(try Self.step(swipe, navigation: "{policy: 'eager'}").transition?.isCancelled == false)
    #expect(try Self.step(swipe, navigation: "{policy: 'alwaysFinish'}").transition?.isCancelled == false)
    // Right, then back left (GKNavigationBar PR#110).
    #expect(
      try Self.step("{swipe: [[0, 0], [0.2, 0.4], [0.4, 0.05]]}").transition?.isCancelled == true)
  }

  @Test("from right to left the same finger moves the page the other way")
  func rightToLeft() throws {
    let swipe = "{swipe: [[0, 0], [0.2, 0.4]], release: 'finish'}"
    let (ltr, rtl) = (try Self.step(swipe), try Self.step(swipe, direction: .rightToLeft))
    let pairs = zip(ltr.samples(.standard), rtl.samples(.standard))
    for (left, right) in pairs {
      #expect(left.instant == right.instant && left.topPageX == -right.topPageX)
    }
  }

  @Test("over-swiping the wrong way rests the page at its place")
  func overSwipe() throws {
    let step = try Self.step("{swipe: [[0, 0], [0.2, -0.5], [0.4, 0.1]], release: 'cancel'}")
    let samples = step.samples(FrameSampling(.times([0.1, 0.2, 0.3])))
    #expect(samples.map(\.topPageX) == [0, 0, 0])
    #expect(samples.allSatisfy { $0.list == step.choreography.restingFrom })
  }

  /// Why it is off, with what must be in the note.
  static let off: [(navigation: String, list: String, step: String, reason: String)] = [
    ("{enabled: false}", "", "{swipe: [[0, 0], [0.2, 0.9]]}", "enabled is false"),
    ("{}", "interactivePopEnabled: false", "{swipe: [[0, 0], [0.2, 0.9]]}", "interactivePopEnabled"),
    ("{}", "barHidden: true", "{swipe: [[0, 0], [0.2, 0.9]]}", "hidden"),
    ("{}", "item: {left: [{title: 'x'}]}", "{swipe: [[0, 0], [0.2, 0.9]]}", "left items"),
    ("{}", "item: {hidesBackButton: true}", "{swipe: [[0, 0], [0.2, 0.9]]}", "hides its back button"),
    ("{}", "", "{swipe: [[0, 0], [0.2, 0.9]], edge: false}", "edge"),
  ]

  @Test(
    "where the gesture is off two frames at rest are left, nothing changes, and a note at the step says why")
  func gate() throws {
    for row in Self.off {
      let text = Self.text(row.step, navigation: row.navigation, list: row.list)
      let scene = try Stage.scene(text)
      let step = try Stage.step(scene)
      let samples = step.samples(.standard)
      #expect(samples.map(\.instant.phase) == [.rest, .rest], "\(row)")
      #expect(samples.map(\.topPageX) == [0, 0] && samples[0].list == samples[1].list)
      #expect(step.operation == "swipe" && step.transition?.to.name == "list")
      let note = try #require(scene.notes.first { $0.path == "$.steps[1]" })
      #expect(note.severity == .warning && note.message.contains(row.reason), "\(note)")
      #expect(note.line == 5, "\(note)")
      let history = try SceneStager(scene).history(FakeBarStrategy())
      #expect(history.entries[1].stack.pages.map(\.name) == ["home", "list"])
      #expect(history.entries[1].refusal != nil && history.entries[0].refusal == nil)
    }
  }

  @Test("a trick turns it on again, and on the root nothing does")
  func tricks() throws {
    let swipe = "{swipe: [[0, 0], [0.2, 0.9]]}"
    for list in ["barHidden: true", "item: {left: [{title: 'x'}]}", "item: {hidesBackButton: true}"] {
      for trick in ["delegateNil", "ownDelegate", "fullScreen"] {
        let step = try Self.step(swipe, navigation: "{handled: '\(trick)'}", list: list)
        #expect(step.transition?.direction == .pop, "\(list) \(trick)")
      }
    }
    let anywhere = "{swipe: [[0, 0], [0.2, 0.9]], edge: false}"
    for navigation in ["{fullScreen: true}", "{handled: 'fullScreen'}"] {
      #expect(try Self.step(anywhere, navigation: navigation).transition?.direction == .pop)
    }
    let scene = try Stage.scene(
      Self.text(swipe, navigation: "{handled: 'delegateNil'}", before: "{pop: true},"))
    #expect(scene.notes.contains { $0.message.contains("stops answering touches") })
    #expect(try Stage.step(scene).samples(.standard).count == 2)
  }
}
