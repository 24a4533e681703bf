/// `UIStatusBarStyle`.
public enum StatusBarStyle: String, CaseIterable, Hashable, Sendable {
  case `default`
  case lightContent
  case darkContent
}
