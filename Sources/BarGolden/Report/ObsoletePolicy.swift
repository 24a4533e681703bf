/// What goldens that no scene makes any more mean for a check.
public enum ObsoletePolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// The check fails.
  case fail
  /// They are listed.
  case warn
  /// Nobody asks.
  case ignore
}
