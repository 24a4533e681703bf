/// What inspections saw of several steps.
public struct InspectionReport: Hashable, Sendable {
  public var steps: [InspectedStep] = []
  /// Expectations of scenes that were not met, each a message with file, line and column.
  public var broken: [String] = []

  public init() {}

  public var findings: [Finding] { steps.flatMap { $0.findings.filter { !$0.isNote } } }
  public var notes: [Finding] { steps.flatMap { $0.findings.filter(\.isNote) } }
  public var expected: [Finding] { steps.flatMap(\.expected) }

  /// Nothing of `severity` or worse was seen, and every expectation is met. Notes never fail.
  public func isPassing(failOn severity: Finding.Severity = .warning) -> Bool {
    broken.isEmpty && !findings.contains { $0.severity >= severity }
  }

  public mutating func add(_ other: InspectionReport) {
    steps += other.steps
    broken += other.broken
  }
}
