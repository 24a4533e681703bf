public import BarGeometry

/// The page's scroll view, which fills its view.
public struct ScrollState: Hashable, Sendable {
  /// `contentOffset.y`, points; nil = at the top, −adjusted inset.
  public var contentOffset: Double?
  /// Points; nil = as much as the page holds, and more than its view shows.
  public var contentHeight: Double?
  /// The insets that somebody set, to which the safe area may be added.
  public var contentInset: EdgeInsets
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  /// It is the page's own view, as in a table view controller, and not a view in it.
  public var isRoot: Bool
  /// What the page writes to the bar at scroll offsets, by rising offset.
  public var onScroll: [ScrollRule] = []

  public init(
    contentOffset: Double? = nil, contentHeight: Double? = nil, contentInset: EdgeInsets = .zero,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic, isRoot: Bool = false
  ) {
    self.contentOffset = contentOffset
    self.contentHeight = contentHeight
    self.contentInset = contentInset
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.isRoot = isRoot
  }

  /// `adjustedContentInset` in a view as high as `height` with this safe area (UIScrollView.h). A page's content is
  /// as wide as its view, so sideways nothing ever scrolls.
  /// - Parameter isAutomatic: the page's `automaticallyAdjustsScrollViewInsets`.
  func adjustedInset(safeArea: EdgeInsets, height: Double, isAutomatic: Bool) -> EdgeInsets {
    let isScrollable = contentHeight.map { $0 > height } ?? true
    var (vertical, horizontal) = (false, false)
    switch contentInsetAdjustmentBehavior {
    case .automatic: vertical = isAutomatic || isScrollable
    case .scrollableAxes: vertical = isScrollable
    case .always: (vertical, horizontal) = (true, true)
    case .never: break
    }
    var result = contentInset
    if vertical {
      result.top += safeArea.top
      result.bottom += safeArea.bottom
    }
    if horizontal {
      result.left += safeArea.left
      result.right += safeArea.right
    }
    return result
  }
}
