/// Something in a scene's style that leads to a defect, and what to do about it.
public struct LintFinding: Hashable, Sendable {
  /// The rule's stable identifier.
  public var rule: String
  public var severity: Finding.Severity
  public var path: LintPath
  /// What is so and what it leads to.
  public var message: String
  public var remedy: String

  public init(
    rule: String, severity: Finding.Severity, path: LintPath, message: String, remedy: String
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.message = message
    self.remedy = remedy
  }
}
