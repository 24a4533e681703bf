/// `UIBarMetrics`: which form of the bar a background image is meant for.
public enum BarMetrics: String, CaseIterable, Hashable, Sendable {
  case `default`
  /// The low bar of a turned phone.
  case compact
  /// A bar with a prompt.
  case defaultPrompt
  case compactPrompt
}
