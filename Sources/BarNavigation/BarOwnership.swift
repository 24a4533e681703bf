/// Whose the bar's style is.
public enum BarOwnership: Hashable, Sendable {
  /// UIKit's: one bar; what a page writes stays until somebody writes again (R12).
  case shared
  /// Each page's look is kept when it is covered and put back before it appears again (R18).
  case remembered
}
