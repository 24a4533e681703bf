/// How the navigation controller is shown.
public enum Presentation: String, CaseIterable, Hashable, Sendable {
  case fullScreen
  /// In a sheet, of which the picture shows the inside; iOS 13 and later.
  case sheet
}
