/// Which page a single push takes for one like the new one (R15, after Android's launch modes).
public enum LaunchMode: String, CaseIterable, Hashable, Sendable {
  case singleTop
  case singleTask
  case singleInstance
}
