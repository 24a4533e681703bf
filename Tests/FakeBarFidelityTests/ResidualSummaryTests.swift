import FakeBarFidelity
import Testing

@Suite struct ResidualSummaryTests {
  private func residual(_ quantity: MotionQuantity, _ difference: Double, weight: Double = 1) -> Residual {
    Residual(recording: "r", frame: 3, quantity: quantity, ours: 1 + difference, real: 1, weight: weight)
  }

  @Test("mean, root of the mean square and the worst frame") func numbers() throws {
    let summary = try #require(
      ResidualSummary(.dim, [residual(.dim, 0.03), residual(.dim, -0.01), residual(.pageX, 9)]))
    #expect(summary.count == 2 && summary.mean.isNear(0.01, within: 1e-9))
    #expect((summary.rms * summary.rms).isNear(0.0005, within: 1e-9))
    #expect(summary.worst.difference.isNear(0.03) && summary.passes == false)
    #expect(ResidualSummary(.coveredX, []) == nil)
  }

  @Test("a shadow is judged by its weighted mean: frames in which it has nearly gone count little")
  func shadow() throws {
    let summary = try #require(
      ResidualSummary(.shadow(0), [residual(.shadow(0), 0.01), residual(.shadow(0), 0.3, weight: 0.01)]))
    #expect(summary.mean.isNear(0.013 / 1.01, within: 1e-9) && summary.passes == true)
  }

  @Test("texts are shown and not judged") func texts() throws {
    #expect(try #require(ResidualSummary(.shift(.title), [residual(.shift(.title), 90)])).passes == nil)
  }

  @Test("a page's place and the progress are each other's inverse, both ways", arguments: [true, false])
  func places(isPush: Bool) {
    var recording = Flight.recording
    recording.isPush = isPush
    #expect(recording.progress(x: 50) == (isPush ? 0.75 : 0.25))
    #expect(recording.share(recording.progress(x: 50)) == 0.25)
  }
}
