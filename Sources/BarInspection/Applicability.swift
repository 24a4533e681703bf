/// What a check means for a strategy.
public enum Applicability: Hashable, Sendable {
  /// A breach is a finding.
  case must
  /// The strategy breaks it by its nature, in the way the reason says: a note. Any other breach is a finding.
  case byDesign(String)
  /// There is nothing to look at.
  case notApplicable(String)
}
