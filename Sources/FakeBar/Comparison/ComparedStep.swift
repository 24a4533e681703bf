public import BarInspection

/// One step under one strategy, beside the first strategy of the comparison.
public struct ComparedStep: Hashable, Sendable {
  /// From 1; 0 is the stack at rest.
  public var number: Int
  public var operation: String
  /// The strategy's label.
  public var strategy: String
  /// How many.
  public var frames: Int
  /// Notes too.
  public var findings: [Finding]
  /// nil: every frame is that of the first strategy, or this is the first.
  public var difference: FrameDifference?

  /// Findings that are not notes, most telling first: the checks' names.
  public var failedChecks: [String] {
    var seen: Set<String> = []
    return findings.filter { $0.severity != .note }.map(\.check).filter { seen.insert($0).inserted }
  }

  /// What a heading says: findings and where it parts from the first strategy.
  public func remark(comparedWith first: String) -> String {
    let failed = failedChecks
    let notes = findings.count { $0.severity == .note }
    var parts = [failed.isEmpty ? "nothing found" : "fails \(failed.joined(separator: ", "))"]
    if notes > 0 { parts.append("\(notes) \(notes == 1 ? "note" : "notes")") }
    if let difference {
      let milliseconds = Int((difference.time * 1000).rounded())
      parts.append("differs from \(first) from frame \(difference.frame) (\(milliseconds) ms)")
    } else if strategy != first {
      parts.append("same as \(first)")
    }
    return parts.joined(separator: " · ")
  }
}
