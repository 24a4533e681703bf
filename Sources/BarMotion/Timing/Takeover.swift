/// What takes over an operation before it has ended.
public enum Takeover: Hashable, Sendable {
  /// It runs back to where it came from.
  case back(Motion)
  /// It runs on to its end.
  case on(Motion)
  /// A finger takes the pages where they are.
  /// - isPop: the operation is a pop; else the finger takes a push back.
  case finger(SwipeScript, SwipeRules, isPop: Bool)
}
