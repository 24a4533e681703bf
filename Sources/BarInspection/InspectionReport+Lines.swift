import BarGeometry

extension InspectionReport {
  /// One finding a block, below the step in which it was seen.
  public func lines(withNotes: Bool = true) -> [String] {
    var lines: [String] = []
    for step in steps {
      let shown = step.findings.filter { withNotes || !$0.isNote }
      guard !shown.isEmpty || !step.expected.isEmpty else { continue }
      lines.append(InspectionReport.heading(step))
      for finding in shown { lines += InspectionReport.block(finding, finding.severity.rawValue) }
      for finding in step.expected { lines += InspectionReport.block(finding, "expected") }
    }
    return lines + broken + [summary]
  }

  /// "inspected 3 steps: 1 finding, 2 notes"
  public var summary: String {
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    var text = "inspected \(count(steps.count, "step")): \(count(findings.count, "finding"))"
    if !expected.isEmpty { text += ", \(expected.count) expected" }
    text += ", \(count(notes.count, "note"))"
    return broken.isEmpty ? text : text + ", \(count(broken.count, "broken expectation"))"
  }

  private static func heading(_ step: InspectedStep) -> String {
    let number = step.number > 0 ? ["step \(step.number)"] : []
    let pages = [step.operation, step.pages].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    let strategy = step.strategy.isEmpty ? [] : [step.strategy]
    return ([step.scene] + [step.variant].compactMap { $0 } + number + [pages] + strategy)
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private static func block(_ finding: Finding, _ word: String) -> [String] {
    var place = ["\(word) \(finding.check)"]
    if let frame = finding.frame {
      let time = finding.time.map { "\(Int(($0 * 1000).rounded())) ms" }
      let progress = finding.progress.map { "\(Int(($0 * 100).rounded())) %" }
      let inside = [time, progress].compactMap { $0 }.joined(separator: ", ")
      place.append("frame \(frame)" + (inside.isEmpty ? "" : " (\(inside))"))
    }
    if let rect = finding.rect {
      place.append("\(number(rect.x)),\(number(rect.y)) \(number(rect.width))×\(number(rect.height)) pt")
    }
    if let layer = finding.layer { place.append("layer \(layer)") }
    return [
      "  " + place.joined(separator: ", "), "    \(finding.cause)",
      "    \(finding.evidence.rawValue): \(finding.source)",
    ]
  }

  /// To a tenth: enough to find it.
  private static func number(_ value: Double) -> String {
    let short = (value * 10).rounded() / 10
    return Int(exactly: short).map { "\($0)" } ?? "\(short)"
  }
}
