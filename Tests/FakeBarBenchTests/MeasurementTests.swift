import FakeBarBench
import Testing

@Suite struct MeasurementTests {
  @Test("ratios are those within rounds: a slow round does not change them")
  func ratios() {
    let measurement = Measured.measurement([
      Measured.figure("FakeBar", [1, 100, 2]), Measured.figure("peer", [10, 1000, 20]),
    ])
    #expect(measurement.figures[1].ratio == Spread([10, 10, 10]))
    // Of the medians it would be the same here; of these it is not.
    let crossed = Measured.measurement([
      Measured.figure("FakeBar", [1, 2, 3]), Measured.figure("peer", [9, 2, 3]),
    ])
    #expect(crossed.figures[1].ratio?.median == 1)
  }

  @Test("each measure finds what it says") func measures() {
    let measurement = Measured.measurement(
      [
        Measured.figure("FakeBar", [4, 4, 4], fileBytes: 110),
        Measured.figure("memcpy", [2, 2, 2]), Measured.figure("peer", [40, 40, 40], fileBytes: 100),
      ],
      bars: [
        Bar(.share, of: "memcpy", 0.4, aim: 0.6), Bar(.slowdown, of: "memcpy", 3, aim: 1),
        Bar(.speedup, of: "peer", 10, aim: 20), Bar(.fileSize, of: "peer", 1.05, aim: nil),
      ])
    #expect(measurement.figures[1].findings.map(\.found) == [0.5, 2])
    #expect(measurement.figures[1].findings.map(\.verdict) == [.bar, .bar])
    #expect(measurement.figures[2].findings.map(\.found) == [10, 1.1])
    #expect(measurement.figures[2].verdict == .missed, "the worse of two")
    #expect(!measurement.holds)
  }

  @Test("a part is taken off within rounds, and bars may name the difference")
  func difference() {
    let measurement = Measured.measurement(
      [
        Measured.figure("FakeBar", [10, 20, 10]), Measured.figure("whole", [50, 90, 50]),
        Measured.figure("start", [10, 30, 10]),
      ],
      bars: [Bar(.speedup, of: "less", 2, aim: 4)], differences: [Difference("less", "whole", less: "start")])
    #expect(measurement.figures.last?.times == [40, 60, 40])
    #expect(measurement.figures.last?.findings.first?.found == 4)
    #expect(measurement.figures.last?.verdict == .aim)
  }

  @Test("what is absent stays in the list, and its bar is neither held nor missed")
  func absence() {
    let measurement = Measured.measurement(
      [
        Measured.figure("FakeBar", [1, 1, 1]), Measured.absent("whole", Remedy.install),
        Measured.figure("start", [1, 1, 1]),
      ],
      bars: [Bar(.speedup, of: "less", 2, aim: nil)],
      differences: [Difference("less", "whole", less: "start")])
    #expect(measurement.figures.map(\.name) == ["FakeBar", "whole", "start", "less"])
    #expect(measurement.figures.last?.absence == Remedy.install)
    #expect(measurement.figures.last?.verdict == .unmeasured)
    #expect(measurement.holds)
  }
}
