/// Which pages leave for a single push (R15, after Android's launch modes; how those carry over is assumed). The new
/// page goes on top of what stays.
public enum LaunchMode: String, CaseIterable, Hashable, Sendable {
  /// The top page, when it is of the new one's class.
  case singleTop
  /// The lowest page of the class and all above it.
  case singleTask
  /// Every page of the class; others stay, also those above.
  case singleInstance
}
