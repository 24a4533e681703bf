import BarDisplay
import BarGeometry

/// One thing to paint: a layer without its sublayers, or a whole layer that is painted as one (flattened or
/// isolated).
struct DrawItem {
  enum Kind {
    /// Backdrop filters and content only.
    case plain
    /// Rows of a cached picture of the layer with all in it.
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

  var isGroup: Bool {
    if case .isolated = kind { true } else { false }
  }

  /// What it makes of a pixel depends on no other pixel of the frame.
  var isLocal: Bool { isGroup ? !layer.readsBackdrop : layer.backdropFilters.isEmpty }

  /// Every pixel in this rectangle is opaque once the item is drawn; empty when there is none.
  var opaqueRect: PixelRect {
    guard layer.opacity == 1 else { return .zero }
    switch kind {
    case .isolated: return .zero
    case .flattened(let picture): return opaqueRect(of: picture)
    case .plain:
      if case .color(let color) = layer.content { return color.isOpaque ? span.inner : .zero }
      return raster.map(opaqueRect) ?? .zero
    }
  }

  /// A raster has its own size rounded to pixels, which may be one less than its rounded edges are apart.
  private func opaqueRect(of raster: CachedRaster) -> PixelRect {
    guard raster.isOpaque else { return .zero }
    guard raster.width > 0 else { return span.inner }
    let ceiling = span.left.ceiling + raster.origin.x
    let end = span.left.whole + raster.origin.x + raster.width
    return PixelRect(
      x: ceiling, y: span.top + raster.origin.y, width: max(0, end - ceiling), height: raster.height)
  }
}

extension Layer {
  /// It needs a buffer of its own.
  var isIsolated: Bool {
    mask != nil || (opacity < 1 && (!sublayers.isEmpty || !backdropFilters.isEmpty))
  }

  /// Whether it or anything in it filters what lies under it.
  fileprivate var readsBackdrop: Bool {
    !backdropFilters.isEmpty || sublayers.contains(where: \.readsBackdrop) || mask?.readsBackdrop == true
  }
}
