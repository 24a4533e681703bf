public import BarGeometry

/// The rectangles of one resting bar, in screen points. Everything is laid out left to right and mirrored as a
/// whole for right-to-left.
public struct BarLayout: Hashable, Sendable {
  /// A piece of text in the bar.
  public struct Label: Hashable, Sendable {
    public var text: String
    public var font: FontDescription
    /// As wide as the text needs or gets, as high as the bar.
    public var frame: Rect
  }

  /// A button at the side.
  public struct Button: Hashable, Sendable {
    public var item: BarButtonItem
    public var label: Label?
    /// Where the image goes; nil for a title.
    public var imageFrame: Rect?
  }

  /// The content row (44 pt).
  public var bar: Rect
  /// The row with the status bar above it.
  public var background: Rect
  public var title: Label?
  /// Of the inline title: 0 while a large title stands in for it.
  public var titleOpacity = 1.0
  /// Below the row.
  public var largeTitle: Label?
  public var backLabel: Label?
  /// nil: no back button.
  public var backIndicator: Rect?
  public var leading: [Button] = []
  public var trailing: [Button] = []

  /// Baseline of the bar's texts below the content row's top: 28.0 of 44 (measured), centred alike in other
  /// heights.
  public static func baseline(barHeight: Double) -> Double { 28 + (barHeight - 44) / 2 }
}
