import BarCodecs
import Testing

@Suite("How long frames are seen") struct FrameDelayTests {
  @Test("sixtieths of a second come back as such, and the last frame lasts as long as the one before")
  func sixtieths() {
    let times = (0..<31).map { Double($0) / 60 }
    #expect(FrameDelay.delays(of: times) == Array(repeating: FrameDelay(1, 60), count: 31))
  }

  @Test("a frame alone and frames of one time last no time; one that goes back is seen at once")
  func untimed() {
    #expect(FrameDelay.delays(of: []) == [])
    #expect(FrameDelay.delays(of: [0.3]) == [.zero])
    #expect(FrameDelay.delays(of: [0.2, 0.2, 0.2]) == [.zero, .zero, .zero])
    // Resting frames before and after: 0, 0, then half a second, and the end three times.
    #expect(
      FrameDelay.delays(of: [0, 0, 0.5, 0.5, 0.5]) == [
        .zero, FrameDelay(1, 2), .zero, .zero, .zero,
      ])
    #expect(FrameDelay.delays(of: [0.2, 0.1, 0.3]) == [.zero, FrameDelay(1, 10), FrameDelay(1, 10)])
  }

  @Test("what fractions leave out never adds up: every frame begins within a microsecond of its time")
  func drift() {
    // No fractions of small numbers: square roots.
    let times = (0..<2000).map { Double($0).squareRoot() * 0.01 }
    var clock = 0.0
    for (delay, time) in zip(FrameDelay.delays(of: times), times) {
      #expect(abs(clock - time) <= 1e-6)
      clock += delay.seconds
    }
  }

  @Test(
    "any number of seconds becomes a fraction that PNG holds",
    arguments: [
      0, 1e-9, 1e-5, 0.1, 1.0 / 3, 0.35, 2.0 / 65_535, 59.999_999, 600.123_456, 65_535, 1e9,
      .infinity, .nan, -1,
    ])
  func nearest(seconds: Double) {
    let delay = FrameDelay(nearest: seconds)
    #expect((0...65_535).contains(delay.numerator) && (1...65_535).contains(delay.denominator))
    // A denominator q leaves less than 1/q² out, and 65535 / 600 is 109.
    if (0...65_535).contains(seconds) { #expect(abs(delay.seconds - seconds) < 1.0 / (109 * 100)) }
  }
}
