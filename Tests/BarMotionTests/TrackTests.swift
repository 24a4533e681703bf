import BarMotion
import Testing

@Suite("Ramps and tracks")
struct TrackTests {
  private func instant(_ progress: Double, time: Double = 0, phase: Instant.Phase = .timed) -> Instant {
    Instant(progress: progress, time: time, phase: phase)
  }

  @Test("a ramp is 0 before its window, 1 after it, and linear between")
  func window() {
    let ramp = Ramp(.progress, from: 0.25, to: 0.75)
    let values = [0, 0.25, 0.375, 0.5, 0.75, 1].map { ramp.value(at: instant($0), duration: 1) }
    #expect(values == [0, 0, 0.25, 0.5, 1, 1])
  }

  @Test("easing in is u to the n, easing out its reflection")
  func shapes() {
    for step in 0...16 {
      let u = Double(step) / 16
      let eased = Ramp(.progress, .easeIn(power: 4)).value(at: instant(u), duration: 1)
      #expect(eased == u * u * u * u)
      let out = Ramp(.progress, .easeOut(power: 2)).value(at: instant(u), duration: 1)
      #expect(out == 1 - (1 - u) * (1 - u))
    }
    #expect(Ramp.linear.value(at: instant(0.3), duration: 1) == 0.3)
  }

  @Test(
    "what is covered and what covers it make an exact cross-fade, coming and going",
    arguments: [0, 0.3, 0.89, 1])
  func covered(cover: Double) {
    for step in 1..<16 {
      let u = Double(step) / 16
      // What is left of the lower one times what the upper one lets through is 1 − u.
      let falling = 1 - Ramp(.progress, .covered(by: cover)).value(at: instant(u), duration: 1)
      #expect(abs(falling * (1 - u * cover) - (1 - u)) < 1e-12)
      let rising = Ramp(.progress, .uncovered(by: cover)).value(at: instant(u), duration: 1)
      #expect(abs(rising * (1 - (1 - u) * cover) - u) < 1e-12)
    }
    for shape in [Ramp.Shape.covered(by: cover), .uncovered(by: cover)] {
      #expect(Ramp(.progress, shape).value(at: instant(0), duration: 1) == 0)
      #expect(Ramp(.progress, shape).value(at: instant(1), duration: 1) == 1)
    }
  }

  @Test("a time ramp follows the elapsed share of the duration, whatever the progress")
  func time() {
    let ramp = Ramp(.time, to: 0.5)
    #expect(ramp.value(at: instant(0.9, time: 0.1), duration: 0.5) == 0.4)
    #expect(ramp.value(at: instant(0, time: 0.25), duration: 0.5) == 1)
    #expect(ramp.value(at: instant(0, time: 0), duration: 0) == 1)
  }

  @Test("a curve runs within the window")
  func eased() {
    let ramp = Ramp(.time, from: 0.2, to: 0.7, .eased(.cubic(0.25, 0.1, 0.25, 1)))
    // CSS `ease` at its middle: 0.802403387584857.
    #expect(abs(ramp.value(at: instant(0, time: 0.45), duration: 1) - 0.8024) < 0.0001)
    #expect(ramp.value(at: instant(0.9, time: 0.2), duration: 1) == 0)
    #expect(ramp.value(at: instant(0, time: 0.7), duration: 1) == 1)
  }

  @Test("a track goes from its start to its end, along one ramp when timed, the other under a finger")
  func track() {
    let track = Track(
      10, to: 20, timed: Ramp(.time), dragged: Ramp(.progress, .easeIn(power: 2)))
    #expect(track.value(at: instant(0.5, time: 0.25), duration: 1) == 12.5)
    #expect(track.value(at: instant(0.5, time: 0.9, phase: .dragging), duration: 1) == 12.5)
    #expect(track.value(at: instant(1, time: 1), duration: 1) == 20)
    #expect(Track(20, to: 10).value(at: instant(0.25), duration: 1) == 17.5)
  }

  @Test("values are rounded to a thousandth, so that every machine prints the same")
  func rounded() {
    #expect(Track(0, to: 1).value(at: instant(1.0 / 3), duration: 1) == 0.333)
    #expect(Track(0, to: -1).value(at: instant(2.0 / 3), duration: 1) == -0.667)
  }
}
