import BarModel
import BarMotion
import BarNavigation
import BarStage
import Testing

@Suite("Stories of steps") struct StepStoryTests {
  private func history(_ steps: String, _ more: String = "") throws -> SceneHistory {
    let scene = try Stage.scene(
      """
      {traits: {device: 'iPhone 8', scale: 1}, stack: ['home', 'chat'], strategy: 'sharedBar', \(more)
       kinds: {GroupChat: 'Chat'},
       screens: {home: {}, chat: {kind: 'GroupChat'}, next: {}, stubborn: {allowsPop: false}},
       steps: [\(steps)]}
      """)
    return try SceneStager(scene).history(SharedBarStrategy())
  }

  private func names(_ entry: SceneHistory.Entry?) -> [String] { entry?.stack.pages.map(\.name) ?? [] }

  @Test("classes of the scene decide which pages a single push sends away")
  func kinds() throws {
    let history = try history("{pushSingle: 'next', parentKind: 'Chat'}, {popToKind: 'Chat'}")
    #expect(names(history.entries.first) == ["home", "chat", "next"])
    #expect(names(history.entries.last) == ["home", "chat"])
  }

  @Test("a push that is turned round leaves the stack as it was, and plays back to progress 0")
  func turnedRound() throws {
    let history = try history("{push: 'next', interrupt: {at: 0.4, then: {pop: true}}}")
    let entry = try #require(history.entries.first)
    #expect(names(entry) == ["home", "chat"] && entry.stack.pages == history.start.pages)
    #expect(entry.transition?.isCancelled == true && entry.transition?.direction == .push)
    #expect(entry.playback.isCancelled && entry.playback.end.progress == 0)
  }

  @Test("another operation ends the first at once and is what is seen; the calls of both are told")
  func overtaken() throws {
    let history = try history("{push: 'next', interrupt: {at: 0.4, then: {push: 'stubborn'}}}")
    let entry = try #require(history.entries.first)
    let transition = try #require(entry.transition)
    #expect(names(entry) == ["home", "chat", "next", "stubborn"])
    #expect(transition.from.name == "next" && transition.to.name == "stubborn")
    #expect(entry.playback == .timed(.uikit))
    let appeared = transition.events.filter { $0.kind == .viewDidAppear }
    #expect(appeared.map(\.page) == ["next", "stubborn"] && appeared.map(\.moment) == [.before, .after])
  }

  @Test("what is not animated cannot be interrupted, and neither does a scroll interrupt")
  func notInterruptible() throws {
    for (step, remedy) in [
      ("{push: 'next', animated: false, interrupt: {at: 0.4, then: {pop: true}}}", "remove interrupt"),
      ("{push: 'next', interrupt: {at: 0.4, then: {wait: 1}}}", "wait leads neither on nor back"),
    ] {
      let error = #expect(throws: SceneFileError.self) { try history(step) }
      #expect(error?.diagnostics.first?.remedy.contains(remedy) == true)
    }
  }

  @Test(
    "each kind of step has its length",
    arguments: [
      // UINavigationControllerHideShowBarDuration and R14; the push's half second is Motion's.
      ("{setBarHidden: true}", 0.2), ("{setBarHidden: true, animated: false}", 0),
      ("{setBarHidden: false}", 0), ("{push: 'next'}", 0.5), ("{push: 'next', animated: false}", 0),
      ("{restyle: 'chat', bar: {barTintColor: 'systemRed'}}", 0), ("{insert: 'next', before: 'chat'}", 0),
      ("{set: ['next', 'chat']}", 0), ("{set: ['home']}", 0.5), ("{present: 'next'}", 0.5),
    ])
  func lengths(_ step: String, _ seconds: Double) throws {
    let entry = try #require(try history(step).entries.first)
    #expect(entry.playback.duration == seconds)
    // Of no length: one frame before and one after.
    let count = Int((seconds * 60).rounded(.down)) + 1
    #expect(entry.instants(.standard).count == max(count, 2))
  }

  @Test("a vetoed tap takes the quarter of a second in which the bar comes back")
  func veto() throws {
    let entry = try #require(try history("{push: 'stubborn'}, {backButton: true}").entries.last)
    #expect(entry.playback.duration == 0.25 && entry.transition?.isVetoed == true)
    #expect(names(entry) == ["home", "chat", "stubborn"])
  }
}
