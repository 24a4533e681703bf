import BarGolden
import Testing

@Suite("A check in a hurry")
struct FastCheckTests {
  private func step() -> SampleStep {
    var step = SampleStep((0..<5).map { SampleStep.list([.box("a", Double($0), 0, 5, 5, .redPaint)]) })
    step.hasPictures = true
    return step
  }

  @Test("after the first picture that differs the step's others are neither made nor called compared")
  func stops() throws {
    let bench = try SequenceBench()
    try bench.record(step().items())
    var changed = step()
    changed.touch[1] = { $0[0, 0] = [7, 7, 7, 255] }
    let report = try bench.check(changed.items(), stopsAtFirst: true)
    #expect(
      report.outcomes.map(\.verdict.status) == ["same", "same", "different", "skipped", "skipped", "skipped"])
    #expect(report.compared == 3 && report.expected == 6 && changed.made.value == 2)
    #expect(!report.isPassing && report.isComplete)
    #expect(report.counts["skipped"] == 3)
    #expect(report.lines(in: bench.run).contains { $0.hasPrefix("compared 3 of 6: ") })
    #expect(try bench.run.load() == report)
    let sequence = try #require(report.sequences.first)
    #expect(sequence.first?.index == 1 && sequence.distances.count == 2)
    #expect(sequence.notes.contains { $0.hasPrefix("stopped at the first difference") })
  }

  @Test("with a change in what is skipped only, it fails all the same for what was seen")
  func never() throws {
    let bench = try SequenceBench()
    try bench.record(step().items())
    var changed = step()
    for frame in 2..<5 { changed.touch[frame] = { $0[0, 0] = [7, 7, 7, 255] } }
    let report = try bench.check(changed.items(), stopsAtFirst: true)
    #expect(!report.isPassing && report.failures.count == 3)
  }

  @Test("without a difference everything is compared")
  func passes() throws {
    let bench = try SequenceBench()
    try bench.record(step().items())
    let report = try bench.check(step().items(), stopsAtFirst: true)
    #expect(report.isPassing && report.compared == 6)
  }

  @Test("another step is compared whatever came before it")
  func others() throws {
    let bench = try SequenceBench()
    let picture = Pictures.pattern(8, 8)
    let items = [GoldenItem.picture(picture, scene: "t")]
    try bench.record(step().items() + items)
    var changed = step()
    changed.touch[0] = { $0[0, 0] = [7, 7, 7, 255] }
    let report = try bench.check(changed.items() + items, stopsAtFirst: true)
    #expect(report.outcomes.last?.verdict == .same)
  }
}
