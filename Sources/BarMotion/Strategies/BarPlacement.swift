/// Where the background of a bar lies while pages move.
public enum BarPlacement: String, Hashable, Sendable {
  /// In the one bar above the pages.
  case shared
  /// In a bar of each page's own, which moves with it.
  case inPages
}
