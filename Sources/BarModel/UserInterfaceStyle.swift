/// Light or dark mode.
public enum UserInterfaceStyle: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}
