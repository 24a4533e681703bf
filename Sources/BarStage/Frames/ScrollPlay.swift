public import BarDisplay
import BarGeometry
import BarModel
public import BarMotion
import BarNavigation

/// A scrolling page with everything around it, to be asked for instants like a choreography. Nothing slides here: each
/// instant is the page at rest at its offset, under the bar that its rules write there.
public struct ScrollPlay: Sendable {
  public var scrolling: Scrolling
  /// The page on top, wherever it stands.
  var page: Page
  var ancestors: [Page]
  var isBarHidden: Bool
  var traits: Traits
  var container: Color
  var strategy: any TransitionStrategy
  var measuring: FontMeasuring

  /// The page as it stands at `progress`. Cost: lays it out.
  public func page(at progress: Double) -> StagedPage {
    var page = page
    page.screen.scroll(to: scrolling.offset(at: progress))
    // Each move of the scroll view lets the page write again.
    let bar = page.screen.scrolledStyle.map(scrolling.barBefore.applying) ?? scrolling.barBefore
    return StagedPage(
      page, over: ancestors, style: bar, traits: traits, measuring: measuring, isBarHidden: isBarHidden,
      staging: PageStaging(page, strategy))
  }

  /// Everything to be drawn at `instant`. Pure. Cost: lays the page out.
  public func displayList(at instant: Instant) -> DisplayList {
    page(at: instant.progress).restingList(container: container)
  }
}
