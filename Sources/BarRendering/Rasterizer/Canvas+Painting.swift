import BarGeometry
import BarPixels
import CCairo

extension Canvas {
  func setColor(_ color: Color) { setWord(color.premultipliedWord) }

  /// Sets the colour by a pixel of our own: Cairo's rgba calls truncate where `premultipliedWord` rounds.
  private func setWord(_ word: UInt32) {
    guard let pixel = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1),
      let bytes = cairo_image_surface_get_data(pixel)
    else { return }
    UnsafeMutableRawPointer(bytes).storeBytes(of: word, as: UInt32.self)
    cairo_surface_mark_dirty(pixel)
    let pattern = cairo_pattern_create_for_surface(pixel)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_surface_destroy(pixel)
  }

  /// Sets full coverage, for masks.
  func setOpaque() { cairo_set_source_rgba(context, 0, 0, 0, 1) }

  func fillPath() { cairo_fill(context) }

  /// Fills whole pixels, whatever the canvas's scale.
  func fill(_ rect: PixelRect, word: UInt32) {
    cairo_save(context)
    cairo_identity_matrix(context)
    setWord(word)
    cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Paints what was drawn since `cairo_push_group`, and leaves the colour as it was before.
  func popGroup(alpha: Double) {
    let group = cairo_pop_group(context)
    cairo_save(context)
    cairo_set_source(context, group)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
    cairo_pattern_destroy(group)
  }

  /// Fills the current path with the pixels of `pixmap`, laid at a whole-pixel place; fills everything the
  /// pixmap covers when `isWhole`.
  func fill(with pixmap: Pixmap, atPixel offset: PixelOffset, isWhole: Bool) throws(RasterError) {
    let bytes = UnsafeMutableRawPointer(pixmap.words).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(pixmap.width), Int32(pixmap.height), Int32(pixmap.width * 4))
    else { throw .cairo("out of memory") }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface, Double(offset.x), Double(offset.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    // A path that ends inside a pixel beyond the pixmap's last one takes that one's colour.
    cairo_pattern_set_extend(cairo_get_source(context), isWhole ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    if isWhole { cairo_paint(context) } else { cairo_fill(context) }
    cairo_restore(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  func translate(x: Double, y: Double) { cairo_translate(context, x, y) }

  func scale(by factor: Double) { cairo_scale(context, factor, factor) }
}
