import BarDisplay
import BarGeometry
import BarModel

/// The large title of a bar.
enum LargeTitleLayer {
  /// At rest, in screen coordinates; nil when the bar has none. What has been scrolled under the row is cut off.
  static func make(_ name: String, _ staged: StagedPage) -> Layer? {
    guard let title = staged.bar.largeTitle else { return nil }
    let text = text("\(name)/largeTitle", title, staged)
    guard !title.isWhole else { return text }
    var inside = text
    inside.name += "/text"
    inside.frame.y -= title.visiblePart.y
    return Layer(
      "\(name)/largeTitle", frame: title.visiblePart, clipsToBounds: true, sublayers: [inside])
  }

  /// All of it, at the size it has there.
  static func text(_ name: String, _ title: LargeTitleLabel, _ staged: StagedPage) -> Layer {
    let traits = staged.traits
    let content = TextContent(
      title.text, font: title.font, direction: traits.direction, locale: traits.locale,
      baseline: title.baseline)
    return Layer(
      name, frame: title.scaledFrame(traits.direction),
      content: .text(content, color: staged.appearance.largeTitle.color),
      contentsSize: title.scale == 1 ? nil : title.frame.size)
  }
}
