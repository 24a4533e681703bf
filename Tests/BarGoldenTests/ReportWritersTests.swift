import BarGolden
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ReportWritersTests {
  private static let nasty = "<img src=x onerror=alert(1)>|`a`\"'&\u{1B}[31m\u{202E}\u{0301}שלום 😀\n]]>"

  private let folder: TemporaryFolder
  private let run: RunFolder

  init() throws {
    folder = try TemporaryFolder()
    run = RunFolder(folder["o"])
  }

  /// One of each state, with nasty words everywhere.
  private func nastyReport() -> GoldenReport {
    let name = ReportSamples.name(Self.nasty)
    var report = ReportSamples.report([
      ReportSamples.outcome(.same, name), ReportSamples.outcome(.unreadable(reason: Self.nasty), name),
      ReportSamples.outcome(.missing, name),
      ReportSamples.outcome(.tolerated(ReportSamples.diff(3, passes: true, limit: 10)), name),
      ReportSamples.outcome(.pixelsDiffer(ReportSamples.diff(312)), name),
    ])
    report.outcomes[4].causes = [ReportSamples.cause(Self.nasty)]
    report.outcomes[4].environmentChanges = [Self.nasty]
    report.environment.facts = ["font": Self.nasty]
    report.unclaimed = [Self.nasty]
    report.brokenExpectations = [BrokenExpectation(unit: 0, message: "a.json5:13:11: " + Self.nasty)]
    report.sequences = [
      SequenceOutcome(unit: 0, path: Self.nasty, verdict: .visual, first: nil, notes: [Self.nasty])
    ]
    return report
  }

  private func text(_ report: GoldenReport, _ format: ReportFormat) throws -> String {
    String(decoding: try report.document(format, in: run), as: UTF8.self)
  }

  @Test("a file's ending names the form, in either case, and no other ending does")
  func endings() {
    for (path, format) in [
      ("a.html", ReportFormat.html), ("x/B.XML", .junit), ("a.md", .markdown), ("a.json", .json),
      (".txt", .text),
    ] {
      #expect(ReportFormat(path: path) == format)
    }
    for path in ["html", "a.htm", "a.md/b", "", "a.github"] { #expect(ReportFormat(path: path) == nil) }
  }

  @Test("the JSON form is the run's report.json byte for byte", arguments: ReportFormat.allCases)
  func bytes(_ format: ReportFormat) throws {
    let report = nastyReport()
    try run.save(report)
    #expect(try report.document(.json, in: run) == folder.bytes("o/report.json"))
    // Nothing in a form depends on when and how often it is made.
    #expect(try report.document(format, in: run) == run.load().document(format, in: run))
  }

  @Test("JUnit counts failures, errors and skipped, and names files that exist as attachments")
  func junit() throws {
    var report = nastyReport()
    report.outcomes[4].files = GoldenFiles(expected: "expected/a.png", pending: "pending/a.png")
    try folder.write("o/expected/a.png", [1])
    let xml = try JUnit(try report.document(.junit, in: run))
    // 5 goldens, a broken expectation and an orphan.
    #expect(
      xml.all("testsuites") == [
        ["name": "fakebar", "tests": "7", "failures": "4", "errors": "1", "skipped": "0"]
      ])
    #expect(xml.all("testsuite").map { $0["tests"] } == ["5", "2"])
    #expect(xml.all("failure").map { $0["type"] } == ["missing", "different", "expectation", "orphan"])
    #expect(xml.all("error").map { $0["type"] } == ["unreadable"])
    #expect(xml.text.contains("[[ATTACHMENT|\(folder["o/expected/a.png"])]]"))
    #expect(!xml.text.contains("pending/a.png"))
    report.isFiltered = true
    report.expected = 9
    let partial = try JUnit(try report.document(.junit, in: run))
    #expect(
      partial.all("skipped").count == 1
        && partial.all("error").map { $0["type"] } == ["unreadable", "incomplete"])
  }

  @Test("JUnit holds no character that XML forbids, and names come back as they were but for these")
  func xml() throws {
    let xml = try JUnit(try nastyReport().document(.junit, in: run))
    let shown = Self.nasty.replacing("\u{1B}", with: "\\u{1B}").replacing("\u{202E}", with: "\\u{202E}")
    #expect(xml.all("testsuite").first?["name"].map { Array($0.utf8) } == Array(shown.utf8))
    #expect(xml.all("error").first?["message"].map { Array($0.utf8) } == Array(shown.utf8))
  }

  @Test("Markdown stays within its bytes, shows the largest change first and counts what it leaves out")
  func markdown() throws {
    let outcomes = (0..<3000).map { index in
      ReportSamples.outcome(.pixelsDiffer(ReportSamples.diff(index + 1)), ReportSamples.name("s\(index)"))
    }
    let text = try text(ReportSamples.report(outcomes), .markdown)
    #expect(text.utf8.count <= 60_000 && text.utf8.count > 50_000)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| different") }
    #expect(rows.first?.contains("s2999/1-fakeBar") == true)
    #expect(
      text.contains(
        "… and \((3000 - rows.count).formatted(.number.locale(Locale(identifier: "en_US")))) more goldens"))
    var limits = ReportLimits()
    limits.markdown = 0
    // Less than anything useful needs is not obeyed, but stays small.
    #expect(try nastyReport().document(.markdown, in: run, limits: limits).count < 5000)
  }

  @Test("nothing in a name is a tag, code, a cell or a mention in Markdown")
  func markdownEscapes() throws {
    var report = nastyReport()
    report.unclaimed = ["@octocat *x* _y_ ~z~ $m$ [l](https://e.org) #12 \\| old"]
    let text = try text(report, .markdown)
    for raw in [
      "<img", "onerror=alert(1)>", "@octocat", "*x*", "[l]", "https://", "\u{1B}", "\u{202E}", "#12 ",
    ] {
      #expect(!text.contains(raw), "\(raw)")
    }
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).count
      #expect(cells == 5, "\(line)")
    }
    #expect(text.hasPrefix("## ❌ Goldens: compared 5 of 5&#58; "))
  }

  @Test(
    "annotations are ten errors at most, expectations first at their lines, and a notice that tells of the rest"
  )
  func annotations() throws {
    let broken = BrokenExpectation(unit: 0, message: "Scenes/a,b.json5:13:11: error: 100 % of I2\nfails")
    var report = ReportSamples.report(
      (0..<12).map { ReportSamples.outcome(.missing, ReportSamples.name("s\($0)")) })
    report.brokenExpectations = [broken]
    let lines = try text(report, .github).split(separator: "\n").map(String.init)
    #expect(lines.count == 11 && lines.dropLast().allSatisfy { $0.hasPrefix("::error ") })
    #expect(
      lines[0]
        == "::error file=Scenes/a%2Cb.json5,line=13,col=11,title=expectation::error: 100 %25 of I2%0Afails")
    #expect(lines[1] == "::error title=missing%3A s0/1-fakeBar/at-0.3.png::nothing recorded yet")
    #expect(
      lines[10] == "::notice title=fakebar::compared 12 of 12: 12 missing; 3 of 13 errors not annotated")
    let passing = try text(ReportSamples.report(.same), .github)
    #expect(passing == "::notice title=fakebar::compared 1 of 1: 1 same\n")
  }

  @Test("an annotation names a golden's file only where there is one")
  func annotationFile() throws {
    var report = ReportSamples.report(.pixelsDiffer(ReportSamples.diff(1)))
    report.golden = folder["G:1"]
    #expect(try !text(report, .github).contains("file="))
    try folder.write("G:1/" + report.outcomes[0].path, [1])
    let file = folder["G%3A1/"] + report.outcomes[0].path
    #expect(try text(report, .github).hasPrefix("::error file=\(file),title=different%3A push/0-fakeBar/"))
  }

  @Test("every form tells the states apart", arguments: [ReportFormat.html, .junit, .markdown, .json, .text])
  func states(_ format: ReportFormat) throws {
    var report = nastyReport()
    var size = ReportSamples.diff(5)
    size.actual.height += 1
    report.outcomes.append(ReportSamples.outcome(.pixelsDiffer(size)))
    report.outcomes.append(ReportSamples.outcome(.skipped))
    report.expected += 2
    let text = try text(report, format).lowercased()
    for state in ["tolerated", "different", "size", "missing", "unreadable", "skipped", "orphan"] {
      #expect(text.contains(state), "\(state)")
    }
  }
}

/// The elements of an XML document and all of its text.
private final class JUnit: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func all(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
}
