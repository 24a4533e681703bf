public import BarGeometry

/// Where a page's view and its scrolled content lie under a given bar.
public struct PageLayout: Hashable, Sendable {
  /// The page's view in the screen, points.
  public var frame: Rect
  /// `safeAreaInsets`: how much of the view is covered by bars and the device, and what the page adds.
  public var safeArea: EdgeInsets
  /// `adjustedContentInset` while a large title is at its full height; zero without a scroll view.
  public var adjustedInset: EdgeInsets
  /// Where the content's top lies in the view: below the bar at rest, moved by scrolling.
  public var contentTop: Double
  /// The same while nothing is scrolled.
  public var restingContentTop: Double
  /// The content's top edge touches the bar; always so without a scroll view (documented for iOS 15). A large title
  /// that is being scrolled away keeps the bar's bottom at that edge.
  public var isAtScrollEdge: Bool
  public var barHeight: BarHeight
  /// What is left of the large title's part of the bar; more than all of it while the content is pulled down.
  public var largeTitleHeight: Double
  /// No bar covers the page: its view begins at the screen's top, and only the device takes room there.
  public var isBarHidden: Bool

  public var safeAreaTop: Double { safeArea.top }

  /// The bar's bottom edge on the screen, points; of a hidden bar, where it would be.
  public var barBottom: Double { barHeight.collapsedBottom + largeTitleHeight }

  /// - Parameters:
  ///   - isLarge: the page's bar has a large title (`NavigationItem.showsLargeTitle`).
  ///   - isBarHidden: the page is shown without a bar.
  ///
  /// The view extends under the bar when the page's edges include the top and the bar is translucent or opaque bars
  /// are included (documented); otherwise it starts below the bar.
  public init(
    screen: Screen, isTranslucent: Bool, traits: Traits, isLarge: Bool = false, isBarHidden: Bool = false
  ) {
    let height = BarHeight(item: screen.item, traits: traits, isLarge: isLarge)
    let added = screen.additionalSafeAreaInsets
    let device = traits.device
    let extends =
      isBarHidden
      || screen.extendsUnderTopBar && (isTranslucent || screen.extendedLayoutIncludesOpaqueBars)
    let covered = isBarHidden ? device.safeArea.top : height.expandedBottom
    let expandedTop = extends ? 0 : height.expandedBottom
    // Additional insets come on top of those of bars and device (documented).
    var area = EdgeInsets(
      top: (extends ? covered : 0) + added.top, left: device.safeArea.left + added.left,
      bottom: device.safeArea.bottom + added.bottom, right: device.safeArea.right + added.right)
    let inset =
      screen.scroll?.adjustedInset(
        safeArea: area, height: traits.size.height - expandedTop,
        isAutomatic: screen.automaticallyAdjustsScrollViewInsets) ?? .zero
    let resting = screen.scroll == nil ? area.top : inset.top
    let scrolled = (screen.scroll?.contentOffset).map { $0 + inset.top } ?? 0

    // height = row + clamp(52 − scrolled, 0, 52) (documented), and more while pulled: the bar's bottom stays with
    // the content.
    largeTitleHeight = isLarge ? max(height.largeTitle - scrolled, 0).quantized : 0
    let collapsed = max(height.largeTitle - largeTitleHeight, 0)
    // A view below an opaque bar moves up with the bar's bottom. UIKit is known to scroll unevenly then; here the
    // content moves with the finger (assumed).
    let top = extends ? 0 : (expandedTop - collapsed).quantized
    if extends { area.top -= collapsed }
    barHeight = height
    self.isBarHidden = isBarHidden
    frame = Rect(x: 0, y: top, width: traits.size.width, height: (traits.size.height - top).quantized)
    safeArea = area
    adjustedInset = inset
    restingContentTop = resting
    contentTop = (resting - scrolled + (extends ? 0 : collapsed)).quantized
    isAtScrollEdge = scrolled <= height.largeTitle
  }
}
