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
    /// Below the frame's top.
    public var baseline: Double

    /// - Parameter baseline: nil: that of the bar's row.
    public init(text: String, font: FontDescription, frame: Rect, baseline: Double? = nil) {
      self.text = text
      self.font = font
      self.frame = frame
      self.baseline = baseline ?? BarLayout.baseline(barHeight: frame.height)
    }
  }

  /// A button at the side.
  public struct Button: Hashable, Sendable {
    public var item: BarButtonItem
    /// Its place in the item's list.
    public var index: Int
    public var label: Label?
    /// Where the image goes; nil for a title.
    public var imageFrame: Rect?
    /// Where the appearance's background image goes; nil without one.
    public var background: Rect?
    /// What it takes up, with the padding that keeps its neighbours away.
    public var bounds: Rect
  }

  /// What stands in place of the title.
  public struct TitleViewFrame: Hashable, Sendable {
    public var view: TitleView
    public var frame: Rect
    /// Of a title view that is a text.
    public var label: Label?
  }

  /// The content row (44 pt).
  public var bar: Rect
  /// The row with the status bar above it.
  public var background: Rect
  /// Above the row.
  public var prompt: Label?
  public var title: Label?
  public var titleView: TitleViewFrame?
  /// Of the inline title: 0 while a large title stands in for it.
  public var titleOpacity = 1.0
  /// Below the row.
  public var largeTitle: LargeTitleLabel?
  public var backLabel: Label?
  /// In place of the back label.
  public var backImage: Rect?
  /// What the back button is made of, when the page below brings its own.
  public var backItem: NavigationItem.BackItem?
  /// nil: no back button.
  public var backIndicator: Rect?
  /// Where the back button's background image goes; nil without one.
  public var backBackground: Rect?
  /// From the edge inward, like `trailing`.
  public var leading: [Button] = []
  public var trailing: [Button] = []
  var reasons: [Reason] = []

  /// Baseline of the bar's texts below the content row's top: 28.0 of 44 (measured), centred alike in other
  /// heights.
  public static func baseline(barHeight: Double) -> Double { 28 + (barHeight - 44) / 2 }
}
