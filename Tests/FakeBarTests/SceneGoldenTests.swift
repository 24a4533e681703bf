import FakeBar
import Foundation
import Testing

@Suite("What a scene's golden key asks for")
struct SceneGoldenTests {
  /// A push at scale 1 from A to B, with this in its `golden`; `old` in the scene's text is replaced.
  private static func scene(_ golden: String, replacing old: String = "", with new: String = "") -> String {
    let scene = TemporaryProject.scene.replacingOccurrences(
      of: "steps:", with: "golden: {\(golden)},\n  steps:")
    return old.isEmpty ? scene : scene.replacingOccurrences(of: old, with: new)
  }

  /// Records a scene, changes it and checks.
  private static func check(
    _ golden: String, replacing old: String, with new: String
  ) throws -> GoldenReport {
    let project = try TemporaryProject()
    try project.write(scene: scene(golden))
    _ = try project.workflow().record(.all)
    #expect(try project.check().counts.keys.sorted() == ["same"])
    try project.write(scene: scene(golden, replacing: old, with: new))
    return try project.check()
  }

  @Test("an animation is one golden a step, with every frame of the sampling and its time")
  func animation() throws {
    let project = try TemporaryProject()
    try project.write(
      scene: Self.scene("kinds: ['list', 'pixels', 'animation'], frames: {fps: 10, before: 1, after: 1}"))
    let recorded = try project.workflow().record(.all)
    // An animated push of half a second: six frames, and one at rest on either side.
    #expect(
      recorded.written
        == ["push/1-fakeBar.txt", "push/1-fakeBar.apng"]
        + (0..<8).map { "push/1-fakeBar/frame-000\($0).png" })
    let bytes = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: project.folder + "/Golden/push/1-fakeBar.apng")))
    let file = try SampleFile(bytes)
    // The bar and 24 points below it: an iPhone 8 is 375 wide, its bars end at 64.
    #expect(file.width == 375 && file.height == 88)
    let tenth = FrameDelay(1, 10)
    #expect(file.delays == [.zero] + Array(repeating: tenth, count: 5) + [.zero, .zero])
    let player = try #require(file.player(depth: .eight))
    for index in 0..<8 {
      let still = try PNGDecoder.decodeStraight(
        [UInt8](
          try Data(
            contentsOf: URL(
              fileURLWithPath: project.folder + "/Golden/push/1-fakeBar/frame-000\(index).png"))))
      let frame = try #require(try player.next())
      #expect(
        still.rgba.elementsEqual(UnsafeRawBufferPointer(start: frame.bytes, count: frame.byteCount)))
    }
    #expect(try project.check().lines() == ["compared 10 of 10: 10 same"])
  }

  @Test("an animation alone is recorded and checked; a change names the first frame that differs")
  func animationAlone() throws {
    let report = try Self.check(
      "kinds: ['animation'], frames: {at: [0, 0.25, 0.5, 1]}", replacing: "#5856D6", with: "#5856D7")
    let outcome = try #require(report.failures.first)
    #expect(report.expected == 1 && outcome.path == "push/1-fakeBar.apng")
    // At progress 0 nothing of the purple bar is seen.
    #expect(outcome.verdict.reason.contains("frame 1 of 4 (t = "))
    #expect(outcome.verdict.reason.contains("is the first that differs"))
  }

  @Test("goldens are the same for any number of workers")
  func jobs() throws {
    let project = try TemporaryProject()
    try project.write(scene: Self.scene("kinds: ['animation'], frames: {fps: 10}"))
    let file = URL(fileURLWithPath: project.folder + "/Golden/push/1-fakeBar.apng")
    var files: [Data] = []
    for jobs in [1, 4] {
      let workflow = try GoldenWorkflow(
        project: Project(file: project.folder + "/fakebar.json5"), jobs: jobs)
      _ = try workflow.record(.all)
      files.append(try Data(contentsOf: file))
      try FileManager.default.removeItem(at: file)
    }
    #expect(files[0] == files[1])
  }

  @Test("a tolerance lets a small change of colour pass, and says how much of it was used")
  func tolerance() throws {
    let report = try Self.check(
      "kinds: ['pixels'], tolerance: {metric: 'channel', threshold: 2}", replacing: "#5856D6", with: "#5856D8"
    )
    #expect(report.isPassing && report.counts == ["tolerated": 2])
    for outcome in report.outcomes {
      guard case .tolerated(let diff) = outcome.verdict else { continue }
      #expect(diff.metric == .channel && diff.tolerated > 0 && diff.different == 0)
      // Where the two bars overlap in flight there may be less of it.
      let use = try #require(diff.limits.first { $0.kind == .threshold })
      #expect(use.limit == 2 && use.used > 0 && use.used <= 2)
    }
  }

  @Test("a limit of 0 beside a generous one still holds, as does a threshold of 0")
  func zeros() throws {
    for words in [
      "metric: 'channel', threshold: 1, maxDiffPixels: 0, maxDiffRatio: 1", "metric: 'yiq', threshold: 0",
      "maxDiffPixels: 0, maxDiffRatio: 1",
    ] {
      let report = try Self.check(
        "kinds: ['pixels'], tolerance: {\(words)}", replacing: "#5856D6", with: "#5856D8")
      #expect(report.counts == ["different": 2], "\(words)")
    }
    let generous = try Self.check(
      "kinds: ['pixels'], tolerance: {maxDiffRatio: 1}", replacing: "#5856D6", with: "#5856D8")
    #expect(generous.isPassing)
  }

  @Test(
    "a layer that is ignored may change wherever it is, and nothing else may",
    arguments: ["pixels", "animation"])
  func layer(kind: String) throws {
    let golden = "kinds: ['\(kind)'], frames: {at: [0.5, 1]}, ignore: [{layer: 'bar/title'}]"
    let title = try Self.check(golden, replacing: "title: \"B\"", with: "title: \"C\"")
    #expect(title.isPassing && Set(title.counts.keys) == ["tolerated"], "\(title.lines())")
    let color = try Self.check(golden, replacing: "#5856D6", with: "#5856D7")
    #expect(!color.isPassing)
  }

  @Test("a rectangle that is ignored is left out whole where it covers pixels in part, cut to the picture")
  func rect() throws {
    // Two points wide and beyond the lower edge, from within the 10th pixel to within the 12th.
    let project = try TemporaryProject()
    try project.write(
      scene: Self.scene("kinds: ['pixels'], frames: {at: [1]}, ignore: [{rect: [10.5, 80, 2, 100]}]"))
    _ = try project.workflow().record(.all)
    let path = project.folder + "/Golden/push/1-fakeBar/at-1.png"
    let golden = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let picture = try PNGDecoder.decodeStraight(golden)
    func status(_ x: Int, _ y: Int) throws -> String? {
      var changed = picture
      changed.rgba[(y * picture.width + x) * 4] ^= 0xFF
      try Data(PNGStableEncoder.encode(changed, scale: 1)).write(to: URL(fileURLWithPath: path))
      return try project.check().outcomes.first?.verdict.status
    }
    for (x, y) in [(10, 80), (12, 80), (10, 87), (12, 87)] { #expect(try status(x, y) == "tolerated") }
    for (x, y) in [(9, 80), (13, 80), (11, 79)] { #expect(try status(x, y) == "different") }
  }

  @Test("a rectangle outside of what is kept, and a layer that is nowhere, are errors at their place")
  func nowhere() throws {
    let project = try TemporaryProject()
    func error(_ ignore: String) throws -> Diagnostic {
      try project.write(scene: Self.scene("ignore: [\(ignore)]"))
      let error = #expect(throws: SceneFileError.self) { try project.workflow().load() }
      return try #require(error?.diagnostics.first)
    }
    let rect = try error("{layer: 'bar/title'}, {rect: [0, 88, 10, 10]}")
    #expect(rect.path == "$.golden.ignore[1].rect" && rect.line == 9)
    #expect(rect.message.contains("375×88 points from 0, 0"))
    let layer = try error("{layer: 'bar/titel'}")
    #expect(layer.path == "$.golden.ignore[0].layer" && layer.remedy == "did you mean 'bar/title'?")
    // In one strategy of several it may well be missing.
    var overrides = SceneOverrides()
    overrides.strategies = ["sharedBar"]
    #expect(throws: Never.self) { try project.workflow(overrides: overrides) }
  }

  @Test("a scene's metrics are those of comparisons, with the same largest thresholds")
  func metrics() {
    #expect(GoldenTolerance.Metric.allCases.map(\.rawValue) == DiffMetric.allCases.map(\.rawValue))
    #expect(
      GoldenTolerance.Metric.allCases.map(\.largestThreshold) == DiffMetric.allCases.map(\.largestThreshold))
  }

  @Test("the environment is the same text on each call and tells nothing of the machine")
  func environment() throws {
    let environment = try GoldenEnvironment.current()
    #expect(try GoldenEnvironment.current().text == environment.text)
    for name in ["tool", "cairo", "pixman", "pango", "harfbuzz", "freetype", "fontconfig"] {
      #expect(environment.facts[name]?.isEmpty == false, "\(name)")
    }
    #expect(environment.facts["font Inter-Bold.otf"]?.count == 16)
    let year = "\(Calendar.current.component(.year, from: Date()))"
    for secret in ["/", ProcessInfo.processInfo.hostName, NSUserName(), NSHomeDirectory(), "\(year)-"] {
      #expect(!environment.text.contains(secret), "\(secret)")
    }
    let none = try GoldenEnvironment.current(fonts: FontLibrary(searchDirectories: ["/nowhere"]))
    #expect(!none.facts.keys.contains { $0.hasPrefix("font ") })
  }

  @Test("a recorded picture holds the environment")
  func recorded() throws {
    let project = try TemporaryProject()
    _ = try project.workflow().record(.all)
    let path = project.folder + "/Golden/push/1-fakeBar/at-0.3.png"
    let text = PNGTextReader.texts(in: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    var facts = try GoldenEnvironment.current().facts
    facts["scale"] = "1"
    #expect(text["fakebar-environment"] == GoldenEnvironment(facts).text)
    #expect(Set(text.keys) == ["fakebar-environment", "fakebar-pixels"])
  }

  @Test("a picture of which everything is ignored is no comparison and never passes")
  func allIgnored() throws {
    let report = try Self.check(
      "kinds: ['pixels', 'animation'], ignore: [{rect: [0, 0, 2048, 2048]}]", replacing: "#5856D6",
      with: "#5856D7")
    #expect(report.counts == ["unreadable": report.compared])
    #expect(report.failures.allSatisfy { $0.verdict.reason.contains("nothing was compared") })
  }

  @Test("frames in time are compared by number, so that a push at twice the speed shows other pictures")
  func speed() throws {
    let report = try Self.check(
      "kinds: ['pixels'], frames: {fps: 10}", replacing: "stack:", with: "motion: {duration: 0.25}, stack:")
    // Of six frames the first is the same; the last of the faster three is not.
    #expect(report.outcomes.map(\.path).first == "push/1-fakeBar/frame-0000.png")
    #expect(report.counts["different"] == report.compared - 1)
  }
}
