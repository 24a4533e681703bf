import FakeBarBench
import Testing

@Suite struct BarTests {
  @Test(
    "what must be large reaches bar and aim from below",
    arguments: [(24.9, Verdict.missed), (25, .bar), (34.9, .bar), (35, .aim), (80, .aim)])
  func speedup(found: Double, verdict: Verdict) {
    #expect(Bar(.speedup, of: "peer", 25, aim: 35).verdict(found) == verdict)
  }

  @Test(
    "what must be small reaches them from above",
    arguments: [(8.1, Verdict.missed), (8, .bar), (5.1, .bar), (5, .aim), (1, .aim)])
  func slowdown(found: Double, verdict: Verdict) {
    #expect(Bar(.slowdown, of: "peer", 8, aim: 5).verdict(found) == verdict)
  }

  @Test("without an aim the bar is all") func noAim() {
    let bar = Bar(.slowdown, of: "peer", 3, aim: nil)
    #expect(bar.verdict(1) == .bar)
    #expect(bar.verdict(3.01) == .missed)
  }

  @Test("nothing found is no verdict") func nothing() {
    #expect(Bar(.share, of: "peer", 0.4, aim: 0.6).verdict(nil) == .unmeasured)
  }

  @Test("the worst verdict is the smallest") func order() {
    #expect([Verdict.aim, .missed, .bar, .unmeasured].min() == .missed)
    #expect([Verdict.aim, .unmeasured, .bar].min() == .unmeasured)
  }
}
