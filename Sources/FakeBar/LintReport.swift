public import BarInspection
public import BarStage

/// What the rules of style find in scenes, each with its place in a file.
public struct LintReport: Sendable {
  public struct Entry: Hashable, Sendable {
    public var rule: String
    public var severity: Finding.Severity
    /// Place, message and remedy. A note is a warning here, as files know none.
    public var diagnostic: Diagnostic
  }

  /// In the order of scenes; in each, by file and line.
  public private(set) var entries: [Entry] = []
  private var seen: Set<Entry> = []

  public init() {}

  /// Looks at a scene; what another one, or another variant of it, has at the same place is not said again.
  /// - Throws: `SceneFileError` at a step that the stack refuses.
  public mutating func add(_ scene: Scene) throws {
    let found = LintRuleList.findings(in: try LintSubject(scene)).map { finding in
      Entry(
        rule: finding.rule, severity: finding.severity,
        diagnostic: scene.places.diagnostic(
          at: finding.path.steps.map(LintReport.key), message: finding.message, remedy: finding.remedy,
          severity: finding.severity == .error ? .error : .warning))
    }
    entries += LintReport.sorted(found.filter { seen.insert($0).inserted })
  }

  public func count(_ severity: Finding.Severity) -> Int {
    entries.count { $0.severity == severity }
  }

  private static func key(_ step: LintPath.Step) -> ScenePlaces.Key {
    switch step {
    case .key(let name): .name(name)
    case .index(let index): .index(index)
    }
  }

  /// Files in the order in which they come.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    var files: [String: Int] = [:]
    for entry in entries where files[entry.diagnostic.file] == nil {
      files[entry.diagnostic.file] = files.count
    }
    let ranked = entries.enumerated().map { index, entry in
      (
        rank: [files[entry.diagnostic.file] ?? 0, entry.diagnostic.line, entry.diagnostic.column, index],
        entry: entry
      )
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.entry)
  }

  public var json: JSON5.Value {
    .members([("findings", .list(entries.map(LintReport.json)))])
  }

  private static func json(_ entry: Entry) -> JSON5.Value {
    let diagnostic = entry.diagnostic
    return .members([
      ("rule", .string(entry.rule)), ("severity", .string(entry.severity.rawValue)),
      ("file", .string(diagnostic.file)), ("line", .number(number: Double(diagnostic.line))),
      ("column", .number(number: Double(diagnostic.column))), ("path", .string(diagnostic.path)),
      ("message", .string(diagnostic.message)), ("remedy", .string(diagnostic.remedy)),
    ])
  }
}
