/// What someone decided about a pending golden after the check.
public enum GoldenDecision: String, Hashable, Sendable, Codable {
  /// The pending file became the golden.
  case approved
  /// The pending file was dropped; the golden stays.
  case rejected
}
