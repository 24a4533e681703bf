public import BarDisplay
public import BarGeometry
import BarModel

extension StagedPage {
  /// The page at rest under the real bar: window, page, bar, overlays.
  public func restingList(container: Color) -> DisplayList {
    let layers =
      WindowLayer.make(container, traits) + [PageLayers.wrapper("page", self)]
      + BarBackgroundLayers.make("bar", self) + content + OverlayLayers.make(self)
    return DisplayList(size: traits.size, scale: traits.scale, layers: layers)
  }

  /// The content as one group, so that the bar's alpha acts on all of it.
  private var content: [Layer] {
    let pieces = [LargeTitleLayer.make("bar", self)].compactMap { $0 } + BarContentLayers("bar", self).all
    guard !pieces.isEmpty, appearance.alpha > 0 else { return [] }
    return [
      Layer(
        "bar/content", frame: PageLayers.screen(self), opacity: appearance.alpha.quantized,
        sublayers: pieces)
    ]
  }
}

/// The window behind the pages; a clear one draws nothing, frames then keep alpha.
enum WindowLayer {
  static func make(_ color: Color, _ traits: Traits) -> [Layer] {
    guard color.alpha > 0 else { return [] }
    return [Layer("window", frame: Rect(origin: .zero, size: traits.size), content: .color(color))]
  }
}
