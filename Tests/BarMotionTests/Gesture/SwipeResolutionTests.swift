import BarMotion
import Testing

@Suite("Swipes played to their end")
struct SwipeResolutionTests {
  private let rules = SwipeRules(width: 400)

  private func resolve(
    _ points: [(Double, Double)], _ release: SwipeScript.Release = .auto, _ rules: SwipeRules? = nil
  ) -> SwipeResolution {
    SwipeResolution(SwipeScriptTests.script(points, release), rules ?? self.rules)
  }

  @Test("while the finger is down progress is its way, and 0 at the touch; the release is still its own")
  func dragging() {
    let playback = resolve([(0, 0), (0.2, 0.4), (0.3, 0.3)], .finish).playback
    #expect(playback.instant(at: 0) == Instant(progress: 0, time: 0, phase: .rest))
    for (time, progress) in [(0.05, 0.1), (0.1, 0.2), (0.2, 0.4), (0.25, 0.35), (0.3, 0.3)] {
      let instant = playback.instant(at: time)
      #expect(instant.phase == .dragging && instant.time == time && instant.animationTime == nil)
      // Curves are rounded to 1/65536.
      #expect(abs(instant.progress - progress) < 1 / 65536.0, "\(instant)")
    }
    #expect(playback.instant(at: 0.3001).phase == .settling)
  }

  @Test("a finish runs from the release along q + (1 − q)·P in 0.35 s, a cancel along q·(1 − P)")
  func settling() {
    let finished = resolve([(0, 0), (0.2, 0.4)], .finish)
    let cancelled = resolve([(0, 0), (0.2, 0.4)], .cancel)
    #expect(finished.isFinished && !finished.playback.isCancelled)
    #expect(!cancelled.isFinished && cancelled.playback.isCancelled)
    for (frame, share) in TimingCurveTests.closedForm.enumerated().dropFirst() {
      // P's table has a value for every sixtieth of 0.5 s: here every sixtieth of 0.35 s.
      let time = 0.2 + 0.35 * Double(frame) / 30
      let (on, back) = (finished.playback.instant(at: time), cancelled.playback.instant(at: time))
      #expect(on.phase == .settling && abs(on.progress - (0.4 + 0.6 * share)) <= 0.0001, "\(on)")
      #expect(back.phase == .cancelling && abs(back.progress - 0.4 * (1 - share)) <= 0.0001, "\(back)")
    }
    #expect(abs(finished.playback.duration - 0.55) < 1e-12)
    #expect(finished.playback.instant(at: 0.55) == finished.playback.end)
    #expect(finished.playback.end.progress == 1 && finished.playback.end.phase == .rest)
    #expect(cancelled.playback.end.progress == 0 && cancelled.playback.end.phase == .rest)
  }

  @Test("by itself a release goes by the policy; a word in the script overrules it")
  func release() {
    // 0.3 in 0.5 s: 0.6 widths a second.
    let slow: [(Double, Double)] = [(0, 0), (0.5, 0.3)]
    #expect(!resolve(slow).isFinished)
    #expect(resolve(slow, .finish).isFinished)
    #expect(resolve(slow, .auto, SwipeRules(policy: .eager, width: 400)).isFinished)
    #expect(!resolve([(0, 0), (0.5, 0.9)], .cancel).isFinished)
    // Right, then back left: GKNavigationBar PR#110.
    #expect(!resolve([(0, 0), (0.2, 0.4), (0.4, 0.05)]).isFinished)
    let release = resolve(slow).release
    #expect(abs(release.translation - 120) < 1e-9 && abs(release.velocity - 240) < 1e-9)
    #expect(release.duration == 0.5 && release.width == 400)
  }

  @Test("over-swiping either way waits at the end until the finger is back")
  func clamped() {
    let playback = resolve([(0, 0), (0.1, -0.5), (0.3, 0.5), (0.5, 1.5), (0.6, 1.5), (0.8, 0.5)], .finish)
      .playback
    let expected = [(0.05, 0.0), (0.1, 0), (0.2, 0), (0.25, 0.25), (0.3, 0.5), (0.35, 0.75), (0.4, 1)]
    for (time, progress) in expected + [(0.5, 1), (0.65, 1), (0.7, 1), (0.75, 0.75), (0.8, 0.5)] {
      let instant = playback.instant(at: time)
      #expect(abs(instant.progress - progress) < 2 / 65536.0, "\(instant)")
      #expect(instant.phase == .dragging)
    }
    #expect(playback.segments.allSatisfy { (0...1).contains($0.from) && (0...1).contains($0.to) })
  }

  @Test("segments follow each other without gaps in time or progress")
  func gapless() {
    for release in [SwipeScript.Release.finish, .cancel] {
      let segments = resolve([(0, 0), (0.1, -0.5), (0.3, 1.5), (0.6, 0.2)], release).playback.segments
      for (a, b) in zip(segments, segments.dropFirst()) {
        #expect(abs(a.end - b.start) < 1e-12 && abs(a.last - b.from) < 1e-9)
      }
    }
  }

  @Test("a finger whose first point comes late gets there evenly; one point alone is a grip that lets go")
  func fewPoints() {
    let late = resolve([(0.2, 0.4), (0.3, 0.4)], .finish).playback
    #expect(abs(late.instant(at: 0.1).progress - 0.2) < 1 / 65536.0)
    let one = resolve([(0, 0.4)], .cancel).playback
    #expect(one.segments.count == 1 && one.segments[0].from == 0.4 && one.duration == 0.35)
  }

  @Test("at an end nothing is left to settle")
  func nothingLeft() {
    #expect(resolve([(0, 0), (0.2, 0.5), (0.4, 0)], .cancel).playback.duration == 0.4)
    #expect(resolve([(0, 0), (0.2, 1.2)], .finish).playback.duration == 0.2)
    let none = resolve([(0, 0)], .cancel).playback
    #expect(none.duration == 0 && none.end.progress == 0 && none.instant(at: 1).progress == 0)
  }

  @Test("progress is found at its first time; one that is never reached is the end")
  func progress() {
    let playback = resolve([(0, 0), (0.2, 0.4)], .cancel).playback
    let first = playback.instant(progress: 0.1)
    #expect(first.phase == .dragging && abs(first.time - 0.05) < 5e-6 && first.progress == 0.1)
    #expect(playback.instant(progress: 0.9) == playback.end)
    #expect(playback.instant(progress: 1) == playback.end)
    let finished = resolve([(0, 0), (0.2, 0.4)], .finish).playback
    let later = finished.instant(progress: 0.7)
    #expect(later.phase == .settling && later.progress == 0.7)
    #expect(abs(finished.instant(at: later.time).progress - 0.7) < 0.0001)
  }
}
