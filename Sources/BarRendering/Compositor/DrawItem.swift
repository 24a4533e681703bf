import BarDisplay
import BarGeometry

/// One thing to paint: a layer without its sublayers, or a whole layer that is painted as one (flattened or
/// isolated).
struct DrawItem {
  enum Kind {
    /// Backdrop filters and content only.
    case plain
    /// A cached picture of the layer with all in it.
    case flattened(CachedRaster)
    /// Through a buffer of its own.
    case isolated
  }

  var layer: Layer
  var kind: Kind
  /// The content's pixels; nil for colours and for layers that show nothing themselves.
  var raster: CachedRaster?
  /// The parent's origin, pixels.
  var origin: Point
  var span: PixelSpan
  /// The part of the frame it may touch.
  var clip: PixelRect

  /// Every pixel in this rectangle is opaque once the item is drawn; empty when there is none.
  var opaqueRect: PixelRect {
    guard layer.opacity == 1 else { return .zero }
    switch kind {
    case .isolated: return .zero
    case .flattened(let picture): return picture.isOpaque ? span.inner : .zero
    case .plain:
      if case .color(let color) = layer.content, color.isOpaque { return span.inner }
      if let raster, raster.isOpaque, raster.origin == .zero { return span.inner }
      return .zero
    }
  }
}
