import BarCodecs
import BarGolden
import Foundation
import Testing

@Suite(.serialized) struct ReportPageTests {
  private static let nasty = "<img src=x onerror=alert(1)> </script> \"q'&שלום 😀"

  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let run: RunFolder

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
    run = RunFolder(folder["o"])
  }

  private func frames(_ count: Int, changed: Set<Int>, list: String) -> [GoldenItem] {
    let picture = Pictures.pattern(60, 40)
    return [.list(list)]
      + (0..<count).map { index in
        .pixels(
          scene: "s", step: 1, strategy: "fakeBar", label: "progress 0.\(index)",
          frame: FramePlace(index: index, count: count, time: Double(index) / 60)
        ) {
          GoldenPicture(
            image: changed.contains(index) ? picture.with(5, 5, [0, 0, 0, 128]) : picture, scale: 1)
        }
      }
  }

  /// A run in which everything occurs that a page can show.
  private func check() throws -> GoldenReport {
    let (small, large) = (Pictures.pattern(30, 20), Pictures.pattern(30, 22))
    let others = [GoldenItem.picture(small, scene: "size"), .picture(small, scene: "cut")]
    _ = try store.record(GoldenRun(frames(6, changed: [], list: "a\nb\n") + others), mode: .all)
    try folder.write("Golden/cut/1-fakeBar/at-0.3.png", [1, 2, 3])
    try folder.write("Golden/old/" + "x.txt", [1])
    return try store.check(
      GoldenRun(
        frames(6, changed: [2, 3], list: "a\nc\n") + [
          .picture(large, scene: "size"), .picture(small, scene: "cut"), .picture(small, scene: Self.nasty),
          .list("new\n", scene: "new"),
        ]), in: run,
      finish: { report in
        report.brokenExpectations = [BrokenExpectation(unit: 0, message: Self.nasty)]
        report.environment.facts["font"] = Self.nasty
        for index in report.outcomes.indices where report.outcomes[index].verdict.status == "different" {
          report.outcomes[index].causes = [ReportSamples.cause(Self.nasty)]
          report.outcomes[index].environmentChanges = [Self.nasty]
        }
        report.sequences = [
          SequenceOutcome(
            unit: 0, path: "s/1-fakeBar", verdict: .visual,
            first: FramePlace(index: 2, count: 6, time: 1 / 30),
            notes: [Self.nasty], distances: [0, 0, 0.01, 0.5, 0, 0], causes: [ReportSamples.cause(Self.nasty)]
          )
        ]
      })
  }

  /// The page as Chromium shows it when it has pressed all of its controls; nil without Chromium.
  private func selftest(_ page: ReportPage) throws -> [String]? {
    try folder.write("page.html", page.html)
    let programs = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    guard let program = programs.first(where: FileManager.default.isExecutableFile) else {
      print("skipped: no Chromium")
      return nil
    }
    try folder.write("dom.html", [])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = [
      "120", program, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=" + folder["profile"],
      "--window-size=1000,900", "--virtual-time-budget=60000", "--dump-dom",
      "file://\(folder["page.html"])#selftest",
    ]
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder["dom.html"]))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let dom = try folder.text("dom.html")
    let start = try #require(dom.range(of: "<pre id=\"selftest\">"))
    let end = try #require(dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex))
    return dom[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
  }

  @Test(
    "in Chromium each control of the page does what it says, nothing is requested and no name becomes markup")
  func chromium() throws {
    guard let lines = try selftest(check().page(in: run)) else { return }
    let results = lines.dropLast()
    #expect(results.filter { !$0.hasPrefix("pass: ") } == [])
    // Every group of tests found something to press.
    #expect(results.count > 60 && lines.last == "selftest: \(results.count) of \(results.count)")
  }

  @Test("the page of a run that passes works as well")
  func passing() throws {
    _ = try store.record(GoldenRun([.list("a")]), mode: .all)
    let report = try store.check(GoldenRun([.list("a")]), in: run)
    guard let lines = try selftest(report.page(in: run)) else { return }
    #expect(lines.dropLast().filter { !$0.hasPrefix("pass: ") } == [])
  }

  @Test("the page holds no address but its own pictures, and its policy lets nothing load or run but its own")
  func offline() throws {
    let text = String(decoding: try check().page(in: run).html, as: UTF8.self)
    #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("//cdn"))
    #expect(text.contains("default-src 'none'; img-src data:; style-src 'sha256-"))
    #expect(!text.contains("unsafe-inline"))
    #expect(!text.contains("<img src=x") && !text.contains("</script> \"q"))
  }

  @Test("the same report and files give the same page")
  func deterministic() throws {
    let report = try check()
    #expect(try report.page(in: run) == report.page(in: run))
  }

  @Test("within its size the largest changes have pictures, and the page says whose found no room")
  func budget() throws {
    let count = 12
    let noise = (0..<count).map { seed in
      var dice = Dice(seed: UInt64(seed))
      return Pictures.flat(64, 64, [0, 0, 0, 255]).rgba.map { $0 == 255 ? 255 : UInt8(dice.roll(255)) }
    }
    let items = { (changes: Bool) in
      noise.enumerated().map { index, rgba in
        // In the picture with number n, n + 1 pixels change.
        let image = StraightImage(
          width: 64, height: 64,
          rgba: rgba.enumerated().map { changes && $0 / 4 <= index && $0 % 4 == 0 ? $1 ^ 0x40 : $1 })
        return GoldenItem.picture(image, scene: "s\(index)")
      }
    }
    _ = try store.record(GoldenRun(items(false)), mode: .all)
    let report = try store.check(GoldenRun(items(true)), in: run)
    let all = try report.page(in: run)
    #expect(all.pictured == count && all.omitted == [])
    let page = try report.page(in: run, limit: 200_000)
    #expect(page.pictured > 0 && page.pictured + page.omitted.count == count)
    // The smallest changes are the ones left out.
    #expect(page.omitted == (0..<page.omitted.count).reversed().map { "s\($0)/1-fakeBar/at-0.3.png" })
    let text = String(decoding: page.html, as: UTF8.self)
    #expect(
      text.contains("\(page.omitted.count) goldens without pictures") && page.words.contains("--max-size"))
    #expect(page.html.count < 200_000 + 60_000)
    // What the page says of itself is what the terminal says.
    #expect(text.contains("This page: \(page.words)."))
  }

  @Test("pictures that have gone are no error, and no path is printed for them")
  func gone() throws {
    let report = try check()
    try FileManager.default.removeItem(atPath: folder["o/pending"])
    let page = try report.page(in: run)
    #expect(!String(decoding: page.html, as: UTF8.self).contains(folder["o/pending"]))
    if let lines = try selftest(page) {
      #expect(lines.dropLast().filter { !$0.hasPrefix("pass: ") } == [])
    }
  }

  @Test("an animated golden's frames are pictures of their own, with the heat of each")
  func animation() throws {
    let picture = Pictures.pattern(20, 10)
    let changed = picture.with(3, 3, [1, 2, 3, 255])
    let expected = PlainAnimation([picture, picture, picture], fps: 10).bytes
    let actual = PlainAnimation([picture, changed, picture], fps: 10).bytes
    try folder.write("o/expected/a.apng", expected)
    try folder.write("o/pending/a.apng", actual)
    let diff = try FileComparer().compare(
      DiffSource(path: "a", bytes: expected), DiffSource(path: "b", bytes: actual))
    let name = GoldenName(scene: "s", step: 1, strategy: "fakeBar", kind: .animation)
    var outcome = ReportSamples.outcome(.animationDiffers(try #require(diff.animation)), name)
    outcome.files = GoldenFiles(expected: "expected/a.apng", pending: "pending/a.apng")
    let page = try ReportSamples.report([outcome]).page(in: run)
    let text = String(decoding: page.html, as: UTF8.self)
    // The two animations and three frames of each.
    #expect(text.components(separatedBy: "data-type=\"image/png\"").count - 1 == 8)
    #expect(text.contains("\"distance\":0.005,"))
    guard let lines = try selftest(page) else { return }
    #expect(lines.dropLast().filter { !$0.hasPrefix("pass: ") } == [])
    #expect(lines.contains { $0.contains("the first frame that differs is shown (1)") })
  }

  @Test("a frame that was not compared is not called the same")
  func notCompared() throws {
    var report = try check()
    // The last frames of the step, as after a difference when no more is asked for, and as of a run that was killed.
    let places = report.outcomes.indices.filter { report.outcomes[$0].frame != nil }
    report.outcomes[places[4]].verdict = .skipped
    report.outcomes.remove(at: places[5])
    let text = String(decoding: try report.page(in: run).html, as: UTF8.self)
    #expect(text.contains("\"distance\":0,\"status\":\"same\""))
    #expect(text.contains("\"distance\":0,\"golden\":") && text.contains("\"status\":\"skipped\""))
    // No golden and no state.
    #expect(text.contains("{\"distance\":0}]"))
  }
}
