public import BarDisplay
public import BarGeometry
import BarModel

extension StagedPage {
  /// The page at rest: window, page with a bar of its own, the real bar, overlays.
  public func restingList(container: Color) -> DisplayList {
    let layers =
      WindowLayer.make(container, traits) + [
        PageLayers.wrapper("page", self, bar: OwnBarLayers.make("page", self))
      ]
      + RealBar.resting(self) + OverlayLayers.make(self)
    return DisplayList(size: traits.size, scale: traits.scale, layers: layers)
  }
}

/// The window behind the pages; a clear one draws nothing, frames then keep alpha.
enum WindowLayer {
  static func make(_ color: Color, _ traits: Traits) -> [Layer] {
    guard color.alpha > 0 else { return [] }
    return [Layer("window", frame: Rect(origin: .zero, size: traits.size), content: .color(color))]
  }
}
