/// `UIAccessibilityContrast`.
public enum AccessibilityContrast: String, CaseIterable, Hashable, Sendable {
  case normal
  /// "Increase Contrast" is on.
  case high
}
