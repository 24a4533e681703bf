/// `UINavigationItem.LargeTitleDisplayMode`.
public enum LargeTitleDisplayMode: String, CaseIterable, Hashable, Sendable {
  /// As the item below; large on the root.
  case automatic
  case always
  case never
}
