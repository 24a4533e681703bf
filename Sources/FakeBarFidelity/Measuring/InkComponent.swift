package import BarGeometry

/// Connected ink: a letter, a dot, a symbol's stroke.
package struct InkComponent {
  /// The pixels with any ink.
  package var bounds: PixelRect
  /// Edges by antialias coverage: a column half covered counts half. Pixels from the picture's corner.
  package var edges: Rect

  package init(bounds: PixelRect, edges: Rect) {
    self.bounds = bounds
    self.edges = edges
  }
}
