import Foundation
import Testing

@Suite struct ReportCommandTests {
  /// A project whose only scene is no longer what was recorded.
  private func sandbox(checked: Bool = true) throws -> Sandbox {
    let sandbox = try Sandbox(["fakebar.json5": "{ scenes: [\"s.json5\"] }", "s.json5": Sandbox.scene])
    let record = try Fakebar(["record"], in: sandbox)
    #expect(record.code == 0, "\(record.errors)")
    try sandbox.write(Sandbox.scene.replacingOccurrences(of: "\"B\"", with: "\"Other\""), to: "s.json5")
    if checked { #expect(try Fakebar(["check"], in: sandbox).code == 1) }
    return sandbox
  }

  @Test(
    "without options the terminal's text is printed, ends with what was compared, and fails as the check did")
  func text() throws {
    let sandbox = try sandbox()
    let run = try Fakebar(["report"], in: sandbox)
    #expect(run.code == 1 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.last?.hasPrefix("compared ") == true)
    let paths = lines.flatMap { $0.split(separator: " ").map(String.init) }.filter {
      $0.hasPrefix(".fakebar/")
    }
    #expect(!paths.isEmpty && paths.allSatisfy { sandbox.files.contains($0) })
    let again = try Fakebar(["report", ".fakebar/report.json"], in: sandbox)
    #expect(again.output == run.output && again.code == 1)
  }

  @Test("each file is written in the form that its ending names, and standard output has the form asked for")
  func files() throws {
    let sandbox = try sandbox()
    let run = try Fakebar(
      ["report", "-o", "r.html", "-o", "r.xml", "-o", "r.md", "-o", "r.json", "-o", "r.txt"], in: sandbox)
    #expect(run.code == 1 && run.output.contains("wrote r.html: ") && run.output.contains("wrote r.txt"))
    #expect(try sandbox.text("r.html").hasPrefix("<!doctype html>"))
    #expect(try sandbox.text("r.xml").hasPrefix("<?xml "))
    #expect(try sandbox.text("r.md").hasPrefix("## "))
    #expect(try sandbox.bytes("r.json") == sandbox.bytes(".fakebar/report.json"))
    #expect(try sandbox.text("r.txt") == Fakebar(["report"], in: sandbox).output)
    let github = try Fakebar(["report", "--format", "github", "-o", "r2.md"], in: sandbox)
    #expect(github.code == 1 && github.output.hasPrefix("::error file=Golden/s/"))
    #expect(try sandbox.bytes("r2.md") == sandbox.bytes("r.md"))
    #expect(try Fakebar(["report", "--json"], in: sandbox).output == sandbox.text("r.json"))
  }

  @Test("the page says how large it is and what found no room")
  func size() throws {
    let sandbox = try sandbox()
    let run = try Fakebar(["report", "-o", "r.html", "--max-size", "1"], in: sandbox)
    #expect(run.output.contains("pictures of ") && run.output.contains("B, "))
  }

  @Test("what cannot be used is refused with its own exit code")
  func refused() throws {
    let sandbox = try sandbox()
    try sandbox.write("{}", to: "bad/report.json")
    let unfinished = try sandbox.text(".fakebar/report.json")
      .replacingOccurrences(of: "\"isFinished\" : true", with: "\"isFinished\" : false")
    try sandbox.write(unfinished, to: "cut/report.json")
    let rows: [CommandLineRow] = [
      .init("report nowhere", 66, errors: "run `fakebar check` first"),
      .init("report bad", 65, errors: "run `fakebar check` again"),
      .init("report cut", 70, output: "INCOMPLETE"),
      .init("report -o r.pdf", 64, errors: "end it in .html, .xml, .md, .json or .txt"),
      .init("report --format pdf", 64, errors: "'html'"),
      .init("report --json --format text", 64, errors: "exclude each other"),
      .init("report --max-size 0", 64, errors: "from 1 to 1000"),
      .init("report -o nowhere/r.html", 73, errors: "create the folder first"),
    ]
    for row in rows {
      let run = try Fakebar(row.arguments, in: sandbox)
      #expect(run.code == row.code, "\(row.testDescription): \(run.errors)")
      if let errors = row.errors { #expect(run.errors.contains(errors), "\(run.errors)") }
      if let output = row.output { #expect(run.output.contains(output)) }
    }
    #expect(!sandbox.files.contains("r.pdf"))
  }

  @Test(
    "a run that passes reports success in each form",
    arguments: [
      ("text", " same\n"), ("github", "::notice title=fakebar::compared "),
      ("junit", "failures=\"0\" errors=\"0\""),
      ("markdown", "✅"), ("html", "state passing"),
    ])
  func passing(_ format: String, _ words: String) throws {
    let sandbox = try sandbox(checked: false)
    try sandbox.write(Sandbox.scene, to: "s.json5")
    #expect(try Fakebar(["check"], in: sandbox).code == 0)
    let run = try Fakebar(["report", "--format", format], in: sandbox)
    #expect(run.code == 0 && run.output.contains(words))
  }
}
