import BarMotion
import Testing

@Suite("Interrupted operations")
struct PlaybackInterruptionTests {
  private let rules = SwipeRules(width: 400)
  private let timed = Playback.timed(.uikit)

  private func swipe(_ points: [(Double, Double)], _ release: SwipeScript.Release) -> Playback {
    SwipeResolution(SwipeScriptTests.script(points, release), rules).playback
  }

  /// The closed form at the progress 0.699 of its table: frame 8 of 60 a second.
  private let middle = 8.0 / 60

  @Test("a timed operation that is turned round runs back along the motion's curve to where it began")
  func back() throws {
    let playback = try timed.interrupted(at: 0.699, then: .back(.uikit))
    #expect(playback.isCancelled && playback.end.progress == 0)
    let turn = playback.segments[0].end
    #expect(abs(turn - middle) < 0.0001)
    #expect(abs(playback.duration - (turn + 0.5)) < 1e-9)
    // As before until the turn.
    for frame in 1...7 {
      let time = Double(frame) / 60
      #expect(playback.instant(at: time) == timed.instant(at: time))
    }
    for (frame, share) in TimingCurveTests.closedForm.enumerated().dropFirst() {
      let instant = playback.instant(at: turn + Double(frame) / 60)
      #expect(instant.phase == .cancelling)
      #expect(abs(instant.progress - 0.699 * (1 - share)) < 0.0002, "\(instant)")
    }
  }

  @Test("on its way back an operation shows the bar contents it had at the same progress on its way there")
  func contents() throws {
    let playback = try timed.interrupted(at: 0.699, then: .back(.uikit))
    for step in 1...40 {
      let instant = playback.instant(at: playback.segments[0].end + Double(step) / 100)
      let time = try #require(instant.animationTime)
      #expect(abs(timed.instant(at: time).progress - instant.progress) < 0.0001)
    }
    let track = Track(0, to: 1, timed: Ramp(.time, from: 0.2, to: 0.6), dragged: .linear)
    let turn = playback.segments[0].end
    let (before, after) = (playback.instant(at: turn - 1e-5), playback.instant(at: turn + 1e-5))
    #expect(abs(track.value(at: before, duration: 0.5) - track.value(at: after, duration: 0.5)) <= 0.001)
    // A finger that began the operation leads them itself.
    let dragged = try swipe([(0, 0), (0.2, 0.4)], .cancel).interrupted(at: 0.2, then: .on(.uikit))
    #expect(dragged.instant(at: dragged.duration - 0.4).animationTime == nil)
  }

  @Test("a cancelled swipe that is caught at 0.2 of its way back and led on finishes: openradar 38182194")
  func caught() throws {
    let cancelled = swipe([(0, 0), (0.2, 0.4)], .cancel)
    let finger = SwipeScriptTests.script([(0, 0), (0.3, 0.6)], .finish)
    let playback = try cancelled.interrupted(at: 0.2, then: .finger(finger, rules, isPop: true))
    #expect(!playback.isCancelled && playback.end.progress == 1)
    #expect(playback.segments.map(\.phase) == [.dragging, .cancelling, .dragging, .settling])
    let grip = playback.segments[1].end
    // Half of the way back: 1 − P = 0.5 at ωt = 1.67835, and ω is 0.5 / 0.35 times the system's.
    #expect(abs(grip - (0.2 + 1.67835 / 18.2574186 * 0.7)) < 0.0001, "\(grip)")
    // From there by the finger's own way: 0.2 + 0.6.
    #expect(abs(playback.instant(at: grip + 0.15).progress - 0.5) < 0.0001)
    #expect(abs(playback.instant(at: grip + 0.3).progress - 0.8) < 0.0001)
    #expect(abs(playback.duration - (grip + 0.3 + 0.35)) < 1e-6)
    // The same finger written by where the page is.
    let absolute = SwipeScriptTests.script([(0, 0.2), (0.3, 0.8)], .finish)
    let other = try cancelled.interrupted(at: 0.2, then: .finger(absolute, rules, isPop: true))
    #expect(abs(other.instant(at: grip + 0.15).progress - 0.5) < 0.0001)
  }

  @Test("a finger takes a push back: its way is the push's way back")
  func pushCaught() throws {
    let finger = SwipeScriptTests.script([(0, 0), (0.2, 0.3)])
    let playback = try timed.interrupted(at: 0.6, then: .finger(finger, rules, isPop: false))
    let grip = playback.segments[0].end
    #expect(abs(playback.instant(at: grip + 0.1).progress - 0.45) < 0.0001)
    // The page lies at 0.4 + 0.3 of its way out, and the finger was fast: it is taken back.
    #expect(playback.isCancelled && playback.end.progress == 0)
    let release = SwipeScriptTests.script([(0, 0), (0.2, 0.3)], .cancel)
    let kept = try timed.interrupted(at: 0.6, then: .finger(release, rules, isPop: false))
    #expect(!kept.isCancelled && kept.end.progress == 1)
    #expect(kept.segments.last?.phase == .settling)
  }

  @Test("a settling pop is led on by another pop, and back by the page that was leaving")
  func settling() throws {
    let swipe = swipe([(0, 0), (0.2, 0.4)], .finish)
    let on = try swipe.interrupted(at: 0.7, then: .on(.uikit))
    #expect(!on.isCancelled && on.segments.map(\.phase) == [.dragging, .settling, .settling])
    let back = try swipe.interrupted(at: 0.7, then: .back(.uikit))
    #expect(back.isCancelled && back.segments.map(\.phase) == [.dragging, .settling, .cancelling])
    #expect(back.segments[2].from == 0.7 && back.segments[2].to == 0)
  }

  @Test("progress does not jump where something takes over", arguments: [0.0, 0.05, 0.3, 0.5, 0.9, 1])
  func continuous(progress: Double) throws {
    for takeover in [Takeover.back(.uikit), .on(.uikit)] {
      let playback = try timed.interrupted(at: progress, then: takeover)
      var last = 0.0
      for step in 0...2000 {
        let instant = playback.instant(at: playback.duration * Double(step) / 2000)
        // No steeper than the spring's 6.72 a second (and its end's jump of 0.0011).
        #expect(abs(instant.progress - last) <= 6.8 * playback.duration / 2000 + 0.0012)
        last = instant.progress
      }
    }
  }

  @Test("progress asked for is found before the turn; after the end is the end")
  func lookUp() throws {
    let playback = try timed.interrupted(at: 0.5, then: .back(.uikit))
    #expect(playback.instant(progress: 0.3).phase == .timed)
    #expect(
      playback.instant(progress: 0.5).phase == .timed && playback.instant(progress: 0.5).progress == 0.5)
    #expect(playback.instant(progress: 0.6) == playback.end)
    #expect(playback.instant(progress: 1) == playback.end)
  }

  @Test("a finger on the glass is not interrupted, nor what is never there, nor what does not run")
  func errors() {
    let cancelled = swipe([(0, 0), (0.2, 0.4)], .cancel)
    #expect(throws: InterruptionError.neverThere(0.5, low: 0, high: 0.4)) {
      try cancelled.interrupted(at: 0.5, then: .on(.uikit))
    }
    let finished = swipe([(0, 0), (0.2, 0.4)], .finish)
    #expect(throws: InterruptionError.neverThere(0.2, low: 0.4, high: 1)) {
      try finished.interrupted(at: 0.2, then: .back(.uikit))
    }
    #expect(throws: InterruptionError.nothingRuns) {
      try swipe([(0, 0), (0.2, 0)], .cancel).interrupted(at: 0, then: .on(.uikit))
    }
    for error in [
      InterruptionError.neverThere(0.2, low: 0.4, high: 1), .nothingRuns, .leadsElsewhere("set"),
      .notAnimated("pop"),
    ] {
      #expect("\(error)".contains("; "), "the remedy of \(error)")
    }
  }
}
