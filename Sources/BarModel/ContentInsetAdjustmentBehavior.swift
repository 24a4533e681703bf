/// `UIScrollView.ContentInsetAdjustmentBehavior`: whether the safe area is added to the content's insets.
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
  /// As `scrollableAxes`, but above and below also where nothing scrolls, while the page adjusts its scroll views
  /// automatically.
  case automatic
  /// Where the content is larger than the view.
  case scrollableAxes
  case never
  case always
}
