public import BarGeometry

/// Where a page's view and its scrolled content lie under a given bar.
public struct PageLayout: Hashable, Sendable {
  /// The page's view in the screen, points.
  public var frame: Rect
  /// `safeAreaInsets.top`: how much of the view the bar covers.
  public var safeAreaTop: Double
  /// Where the content's top lies in the view: below the bar at rest, moved by scrolling.
  public var contentTop: Double
  /// The content's top edge touches the bar; always so without a scroll view (documented for iOS 15).
  public var isAtScrollEdge: Bool

  /// Extends under the bar when the page's edges include the top and the bar is translucent or opaque bars are
  /// included (documented); otherwise the view starts below the bar.
  public init(screen: Screen, isTranslucent: Bool, traits: Traits) {
    let bottom = traits.device.barBottom
    let extends =
      screen.extendsUnderTopBar && (isTranslucent || screen.extendedLayoutIncludesOpaqueBars)
    let top = extends ? 0 : bottom
    frame = Rect(x: 0, y: top, width: traits.size.width, height: traits.size.height - top)
    safeAreaTop = extends ? bottom : 0
    let offset = screen.scroll?.contentOffset ?? -safeAreaTop
    contentTop = -offset
    isAtScrollEdge = offset <= -safeAreaTop
  }
}
