/// The page's scroll view.
public struct ScrollState: Hashable, Sendable {
  /// `contentOffset.y`, points; nil = at the top, −adjusted inset.
  public var contentOffset: Double?
  /// Points; nil = as much as the page holds.
  public var contentHeight: Double?

  public init(contentOffset: Double? = nil, contentHeight: Double? = nil) {
    self.contentOffset = contentOffset
    self.contentHeight = contentHeight
  }
}
