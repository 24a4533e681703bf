import BarFiles
package import BarGolden
import FakeBar

/// Compares what a test produced with its goldens. The verdict is a value; telling someone is left to the caller.
package struct TestJudge {
  let site: TestSite
  let name: TestGoldenName
  let conditions: TestConditions
  private let isNamed: Bool
  private let ending: String

  /// - Parameters:
  ///   - name: tells the goldens of one test apart; nil for the only one.
  ///   - ending: with its dot; what else is compared under the same name has another.
  package init(_ site: TestSite, named name: String?, ending: String, _ conditions: TestConditions) {
    self.site = site
    self.name = TestGoldenName(site, name: name)
    self.ending = ending
    self.conditions = conditions
    isNamed = name != nil
  }

  /// The folder of goldens beside the test's source.
  package var root: String { Disk.join(Disk.parent(of: site.testFile), "__Snapshots__") }

  /// Where what fails is left.
  package var folder: RunFolder { conditions.folder(site, name, ending) }

  /// Goldens are written only where `record` or a variable says `all` or `failed`, and then the test fails in any
  /// case. Errors are findings too. Cost: what making the goldens' contents and comparing them costs.
  package func verdict(record: RecordMode?, _ make: (TestGoldenName) throws -> TestGoldens) -> TestFinding {
    do {
      guard isNamed || !site.isParameterized else { throw TestingError.needsName(function: site.function) }
      let mode = try conditions.writing(record)
      let goldens = try make(name)
      try claim(goldens)
      if let mode { return try write(goldens, mode) }
      return try compare(goldens)
    } catch {
      return TestFinding(issue: "\(error)")
    }
  }

  private func claim(_ goldens: TestGoldens) throws {
    let paths = goldens.items.map { Disk.join(root, $0.name.path) }
    guard let former = conditions.usedNames.claim(paths, by: site) else { return }
    throw TestingError.nameTaken(
      path: former.path, first: former.caller.words, second: site.caller.words)
  }

  private func write(_ goldens: TestGoldens, _ mode: RecordMode) throws -> TestFinding {
    let report = try GoldenStore(root: root).record(
      GoldenRun(goldens.items), mode: mode, environment: try RendererFacts.current())
    if !report.written.isEmpty {
      for companion in goldens.companions {
        try GoldenStore(root: root).write(companion.make(), to: Disk.join(root, companion.path))
      }
    }
    try folder.discard()
    let files = report.written.map { "\n  " + Disk.join(root, $0) }.joined()
    let what = report.written.isEmpty ? "nothing had to be recorded" : "recorded:\(files)\n"
    return TestFinding(
      issue: "\(what); nothing was checked, since record mode is “\(mode.rawValue)”; run again without it")
  }

  private func compare(_ goldens: TestGoldens) throws -> TestFinding {
    let store = GoldenStore(root: root)
    let run = try GoldenRun(goldens.items, isPartial: true)
    let facts = try RendererFacts.current()
    guard try !store.agrees(with: run, environment: facts) else {
      try folder.discard()
      return .passing
    }
    let report = try store.check(
      run, in: folder,
      report: GoldenReport(
        tool: Release.tool, plan: GoldenPlan(units: [name.stem()]), isFiltered: true, environment: facts,
        expected: run.items.count))
    // Beside the pending goldens, so that they are seen and copied together.
    for companion in goldens.companions {
      _ = try folder.write(.pending, companion.path, companion.make())
    }
    return try TestIssue(report, folder: folder, root: root).finding
  }
}
