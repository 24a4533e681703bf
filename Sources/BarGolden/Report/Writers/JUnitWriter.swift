/// JUnit's XML: a suite for each scene, a case for each golden. What differs is a failure, what cannot be compared an
/// error, and what was not looked at is skipped.
struct JUnitWriter {
  private let report: GoldenReport
  private let folder: RunFolder

  init(_ report: GoldenReport, in folder: RunFolder) {
    self.report = report
    self.folder = folder
  }

  var text: String {
    let suites = scenes + [rest].filter { !$0.cases.isEmpty }
    let all = suites.flatMap(\.cases)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"\(Escaping.markup(report.tool))\" \(JUnitCase.counts(all))>")
    lines += suites.flatMap(\.lines)
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private var scenes: [JUnitSuite] {
    var suites: [JUnitSuite] = []
    var places: [String: Int] = [:]
    for outcome in report.outcomes {
      let scene = outcome.name.scene
      // By bytes: to Swift composed and decomposed names are one.
      let key = Array(scene.utf8).map(String.init).joined(separator: " ")
      if places[key] == nil {
        places[key] = suites.count
        suites.append(JUnitSuite(name: scene, properties: properties))
      }
      if let place = places[key] { suites[place].cases.append(junitCase(outcome)) }
    }
    return suites
  }

  private var properties: [(String, String)] {
    [("golden", report.golden), ("plan", report.plan.digest)]
      + (report.shard.map { [("shard", $0.words)] } ?? [])
      + report.environment.facts.sorted { $0.key < $1.key }.map { ("environment." + $0.key, $0.value) }
  }

  private func junitCase(_ outcome: GoldenOutcome) -> JUnitCase {
    var result = JUnitCase(className: outcome.name.scene, name: outcome.path)
    if case .tolerated = outcome.verdict { result.properties.append(("tolerated", outcome.verdict.reason)) }
    if outcome.variant > 1 { result.properties.append(("variant", "\(outcome.variant)")) }
    if let decision = outcome.decision { result.properties.append(("decision", decision.rawValue)) }
    guard !outcome.verdict.passes else { return result }
    guard outcome.verdict != .skipped else {
      (result.result, result.message) = (.skipped, outcome.verdict.reason)
      return result
    }
    let isError = outcome.verdict.status == "unreadable"
    result.result = isError ? .error : .failure
    result.type = outcome.verdict.status
    result.message = outcome.verdict.reason
    result.details =
      outcome.details + outcome.environmentChanges.map { "recorded with another renderer: \($0)" }
      + outcome.causes.map { "cause: " + $0.words }
    result.attachments = outcome.existingFiles(in: folder).map(\.path)
    return result
  }

  /// What belongs to no golden of this run.
  private var rest: JUnitSuite {
    var suite = JUnitSuite(name: "run")
    if !report.isComplete {
      suite.cases.append(
        JUnitCase(
          className: "run", name: "complete", result: .error, type: "incomplete", message: report.summary))
    }
    for broken in report.brokenExpectations {
      let unit =
        report.plan.units.indices.contains(broken.unit) ? report.plan.units[broken.unit] : "\(broken.unit)"
      suite.cases.append(
        JUnitCase(
          className: "expectations", name: "\(unit): \(broken.message)", result: .failure,
          type: "expectation",
          message: broken.message))
    }
    for orphan in report.orphans {
      suite.cases.append(
        JUnitCase(
          className: "orphans", name: orphan, result: .failure, type: "orphan",
          message: "no scene makes this golden"))
    }
    if report.isPartial {
      suite.cases.append(
        JUnitCase(
          className: "orphans", name: "orphans", result: .skipped,
          message: "only a part of the goldens was compared"))
    }
    return suite
  }
}
