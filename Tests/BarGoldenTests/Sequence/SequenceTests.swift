import BarDisplay
import BarGeometry
import BarGolden
import Testing

@Suite("What the frames of a step say together")
struct SequenceTests {
  private let golden = SampleStep.motion { SampleStep.curve($0) }

  @Test("of a step in which nothing differs nothing is said")
  func same() throws {
    #expect(try SequenceBench.sequence(golden, golden) == nil)
  }

  @Test("the same motion two frames later is timing, two frames late")
  func late() throws {
    let actual = SampleStep.motion { SampleStep.curve($0 - 2.0 / 60) }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(outcome.verdict == .timing)
    #expect(outcome.notes.contains("the same pictures, 2 frames (33.3 ms) late"))
    // Both rest at frame 0; at frame 1 the golden has begun.
    #expect(outcome.first == FramePlace(index: 1, count: 31, time: 1.0 / 60))
    #expect(outcome.notes.contains("frame 0 is identical"))
    let early = try #require(try SequenceBench.sequence(actual, golden))
    #expect(early.notes.contains("the same pictures, 2 frames (33.3 ms) early"))
  }

  @Test("late by a part of a frame is timing, in milliseconds")
  func fraction() throws {
    let actual = SampleStep.motion { SampleStep.curve($0 - 0.01) }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(outcome.verdict == .timing)
    #expect(outcome.notes.contains("the same motion, 10 ms late"))
  }

  @Test("12 % slower is timing, the same curve", arguments: [31, 35])
  func slower(_ count: Int) throws {
    let actual = SampleStep.motion(count) { SampleStep.curve($0 / 1.12) }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(outcome.verdict == .timing)
    #expect(outcome.notes.contains("12 % slower, the same curve"))
    #expect(outcome.notes.contains("31 → 35 frames") == (count == 35))
  }

  @Test("the same way on another curve is timing, with the largest delay")
  func curve() throws {
    // Reaches the golden's 0.5 of 0.2 s where (t / 0.4)² = 0.5, at 0.2828 s.
    let actual = SampleStep.motion {
      let u = min($0 / 0.4, 1)
      return u * u
    }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(outcome.verdict == .timing)
    #expect(outcome.notes.last?.hasPrefix("the same path on another curve, up to ") == true)
    #expect(outcome.notes.last?.hasSuffix(" ms late") == true)
  }

  @Test("another place for some frames, while the rest is on time, is visual")
  func moved() throws {
    var actual = golden
    for frame in 3...11 { actual[frame].layers[2].frame.x -= 8 }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(outcome.verdict == .visual)
    #expect(outcome.first == FramePlace(index: 3, count: 31, time: 3.0 / 60))
    #expect(outcome.notes == ["frames 0–2 are identical", "9 of 31 frames differ"])
    #expect(outcome.distances.count == 31)
    #expect(outcome.distances.indices.filter { outcome.distances[$0] > 0 } == Array(3...11))
  }

  @Test("slower and of another colour is both")
  func both() throws {
    let actual = SampleStep.motion(title: .title(color: .redPaint)) { SampleStep.curve($0 / 1.12) }
    let outcome = try #require(try SequenceBench.sequence(golden, actual))
    #expect(outcome.verdict == .both)
    #expect(outcome.notes.contains("what moves: 12 % slower, the same curve"))
    #expect(outcome.causes.contains { $0.key == "bar/title: color #000000 → #FF0000" })
  }

  @Test("frames more or less at an end are length, and no frame is the first that differs")
  func length() throws {
    let longer = try #require(try SequenceBench.sequence(Array(golden.prefix(20)), Array(golden.prefix(23))))
    #expect(longer.verdict == .length && longer.first == nil)
    #expect(longer.notes.contains("3 frames more at the end"))
    let shorter = try #require(try SequenceBench.sequence(Array(golden.prefix(23)), Array(golden.prefix(20))))
    #expect(shorter.verdict == .length && shorter.first == nil)
    #expect(shorter.notes.contains("3 frames missing at the end"))
  }

  @Test("pictures without lists are judged by what they look like, and layers cannot be named")
  func pictures() throws {
    func step(_ x: (Int) -> Double) -> SampleStep {
      var step = SampleStep((0..<12).map { SampleStep.list([.box("a", x($0), 0, 10, 20, .redPaint)]) })
      (step.hasLists, step.hasPictures) = (false, true)
      return step
    }
    let golden = step { Double(4 * $0) }
    let late = try #require(try SequenceBench.sequence(golden, step { Double(4 * max(0, $0 - 2)) }))
    #expect(late.verdict == .timing && late.causes.isEmpty)
    #expect(late.notes.contains("the same pictures, 2 frames (33.3 ms) late; 2 pictures missing at the end"))
    #expect(
      late.notes.contains("no list golden, so layers cannot be named; add \"list\" to golden.kinds"))
    var flash = golden
    flash.touch[7] = { $0[59, 19] = [255, 255, 255, 255] }
    let visual = try #require(try SequenceBench.sequence(golden, flash))
    #expect(visual.verdict == .visual && visual.first?.index == 7)
    // One pixel of 60 × 20.
    #expect(visual.distances == (0..<12).map { $0 == 7 ? 1.0 / 1200 : 0 })
  }

  @Test("a list golden that cannot be read is said, and pictures are judged alone")
  func damaged() throws {
    let bench = try SequenceBench()
    var step = SampleStep([SampleStep.list([.box("a", 0, 0, 10, 20, .redPaint)])])
    step.hasPictures = true
    try bench.record(step.items())
    try bench.folder.write("Golden/s/1-fakeBar.txt", "no list\n".utf8)
    step.lists[0].layers[0].frame.x = 3
    let outcome = try #require(try bench.check(step.items()).sequences.first)
    #expect(outcome.verdict == .visual && outcome.causes.isEmpty && outcome.first?.index == 0)
    #expect(outcome.notes.contains { $0.contains("cannot be read (") && $0.hasSuffix("record it again") })
  }

  @Test("frames without a golden are named, and where nothing was recorded nothing is said together")
  func missing() throws {
    var step = SampleStep(Array(golden.prefix(5)))
    step.hasPictures = true
    let bench = try SequenceBench()
    #expect(try bench.check(step.items()).sequences.isEmpty)
    var three = step
    three.lists = Array(golden.prefix(3))
    try bench.record(three.items())
    let outcome = try #require(try bench.check(step.items()).sequences.first)
    #expect(outcome.verdict == .length && outcome.first == nil)
    #expect(outcome.notes.contains("frames 3–4 have no golden"))
    #expect(outcome.distances == [0, 0, 0, 1, 1])
  }

  @Test("frames are paired by label where labels say so, by number where they are progress")
  func pairing() throws {
    let bench = try SequenceBench()
    let lists = (0..<3).map { SampleStep.list([.box("a", Double($0 * 10), 0, 5, 5, .redPaint)]) }
    try bench.record(SampleStep([lists[0], lists[2]]).items { ["progress 0.1", "progress 0.9"][$0] })
    let labels = ["progress 0.1", "progress 0.5", "progress 0.9"]
    let between = try #require(
      try bench.check(SampleStep(lists).items { labels[$0] }).sequences.first)
    // Nothing that has a partner has changed.
    #expect(between.causes.isEmpty && between.first == nil)
    let other = try #require(
      try bench.check(SampleStep([lists[0], lists[2]]).items { ["progress 0", "progress 1"][$0] }).sequences
        .first)
    #expect(other.verdict == .timing && other.causes.isEmpty)
  }

  @Test("the report with all of it is read as it was written")
  func report() throws {
    let bench = try SequenceBench()
    var step = SampleStep(golden)
    step.hasPictures = true
    try bench.record(step.items())
    step.lists[20].layers[0].content = .color(.redPaint)
    let report = try bench.check(step.items())
    #expect(try bench.run.load() == report)
    #expect(report.sequences.first?.strip == "diff/s/1-fakeBar.strip.png")
    #expect(bench.folder.exists("out/diff/s/1-fakeBar.strip.png"))
    #expect(report.failures.allSatisfy { !$0.causes.isEmpty })
  }
}
