public import BarPixels

/// A content turned into pixels, ready to be composited.
///
/// `origin` is where the first pixel lies, seen from the frame's top left pixel; it is negative where ink
/// sticks out, and rasters are cut to their ink.
public enum Raster: Sendable {
  /// The whole frame in one premultiplied colour, 0xAARRGGBB.
  case solid(UInt32)
  /// Coverage only; the compositor puts the colour on.
  case mask(AlphaMask, origin: PixelOffset)
  /// Premultiplied colours.
  case pixmap(Pixmap, origin: PixelOffset)
}
