public import BarDisplay
public import BarGeometry
import BarPixels

/// Turns a content into pixels with Cairo and Pango; the only user of both.
///
/// Equal arguments give equal pixels, whatever was drawn before.
public final class Rasterizer {
  let shaper: TextShaper

  public init(fonts: FontLibrary) { shaper = TextShaper(library: fonts) }

  /// Rasterises `content` for a layer of `size` points at `scale` pixels a point.
  ///
  /// The raster covers the frame rounded to whole pixels, at least one a side; text may stick out by
  /// `Content.outset`. Nil when nothing is to be seen. Cost: O(pixels), and for text a shaping (about 50 µs).
  public func raster(
    for content: Content, size: Size, scale: Double, images: any ImageProvider
  ) throws(RasterError) -> Raster? {
    guard size.width.isFinite, size.height.isFinite, scale.isFinite else {
      throw .notFinite("a layer's size")
    }
    guard !size.isEmpty, scale > 0 else { return nil }
    switch content {
    case .none: return nil
    case .color(let color): return Rasterizer.solid(color.premultipliedWord)
    case .text(let text, let color): return try raster(text, color: color, size: size, scale: scale)
    case .image(let image, let tint):
      return try raster(image, isMask: tint != nil, size: size, scale: scale, images: images)
    case .gradient(let gradient):
      let (width, height) = try Canvas.pixels(width: size.width * scale, height: size.height * scale)
      return try GradientPainter(gradient).raster(width: width, height: height)
    case .drawing(let drawing):
      return try raster(drawing, size: size, scale: scale, images: images)
    }
  }

  /// True when the raster is a mask, which does not depend on the content's colour: such contents may share
  /// one raster whatever their colour. Text that may hold colour glyphs (emoji) is not tintable. Cost:
  /// O(length of the text); nothing is shaped.
  public func isTintable(_ content: Content) throws(RasterError) -> Bool {
    switch content {
    case .text(let text, _):
      do throws(FontError) {
        return try shaper.isTintable(text.string, font: text.font, locale: text.locale)
      } catch {
        throw .font(error)
      }
    case .image(_, let tint): return tint != nil
    case .none, .color, .gradient, .drawing: return false
    }
  }

  static func solid(_ word: UInt32) -> Raster? { word >> 24 == 0 ? nil : .solid(word) }
}
