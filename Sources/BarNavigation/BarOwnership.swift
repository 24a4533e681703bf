public import BarModel

/// Whose the bar's style is.
public enum BarOwnership: Hashable, Sendable {
  /// UIKit's: one bar; what a page writes stays until somebody writes again (R12).
  case shared
  /// Each page's look is kept when it is covered and put back before it appears again (R18).
  case remembered
  /// Of each page's look these keys are kept and put back; the others are as in a shared bar.
  case rememberedInPart(Set<BarStyle.Key>)
  /// Each page has a bar of its own, which begins as the bar that nobody touched.
  case own
}
