/// A rule of style for pages that share one bar: what a scene says is looked at, no frame is drawn.
public protocol LintRule: Sendable {
  /// Stable: scripts and JSON name rules by it.
  static var id: String { get }
  /// One sentence for lists.
  static var summary: String { get }
  /// How it is known.
  static var evidence: Finding.Evidence { get }
  /// What the evidence is.
  static var source: String { get }

  init()

  /// Everything that breaks it, in the order of the story. Cost: linear in pages and moves.
  func findings(in subject: LintSubject) -> [LintFinding]
}

extension LintRule {
  func finding(
    _ severity: Finding.Severity = .warning, at path: LintPath, _ message: String, remedy: String
  ) -> LintFinding {
    LintFinding(rule: Self.id, severity: severity, path: path, message: message, remedy: remedy)
  }

  /// A name as messages show it.
  func quoted(_ name: String) -> String { "'\(name.count > 40 ? name.prefix(39) + "…" : name[...])'" }

  func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
