import BarDisplay
import BarGeometry
import BarModel

/// The picture that stands for a page's content. It moves with the scroll view.
enum PagePicture {
  /// A picture of the page begins at the view's top. One of the whole screen begins at the screen's top, and what it
  /// shows of status bar and navigation bar, which are drawn here, is cut off.
  /// - Returns: nil when nothing is left of it.
  static func layer(_ name: String, _ image: BarImage, _ staged: StagedPage) -> Layer? {
    let layout = staged.layout
    let scrolled = (layout.contentTop - layout.restingContentTop).quantized
    let content = Content.image(
      ImageContent(
        digest: image.summary.digest, size: image.size,
        isFlipped: image.flipsForRightToLeft && staged.traits.isRightToLeft), tint: nil)
    guard staged.screen.content.imageIncludesBars else {
      return Layer(name, frame: Rect(origin: Point(x: 0, y: scrolled), size: image.size), content: content)
    }
    let bars = layout.isBarHidden ? staged.traits.device.statusBarHeight : layout.barHeight.expandedBottom
    guard image.size.height > bars else { return nil }
    let top = (bars - layout.frame.y + scrolled).quantized
    return Layer(
      name, frame: Rect(x: 0, y: top, width: image.size.width, height: (image.size.height - bars).quantized),
      clipsToBounds: true,
      sublayers: [
        Layer(
          "\(name)/screen", frame: Rect(origin: Point(x: 0, y: -bars), size: image.size), content: content)
      ])
  }
}
