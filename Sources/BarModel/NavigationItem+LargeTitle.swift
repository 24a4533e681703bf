extension NavigationItem {
  /// Whether a bar shows the title of the last of `items` (bottom first) large: `automatic` is as the item below,
  /// and large on the root (documented). Phones on their side never do (documented). O(items).
  public static func showsLargeTitle(_ items: [NavigationItem], bar: BarStyle, traits: Traits) -> Bool {
    guard bar.prefersLargeTitles.value == true, !traits.isVerticallyCompact else { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }
}
