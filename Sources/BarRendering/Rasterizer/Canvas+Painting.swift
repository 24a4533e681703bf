import BarGeometry
import BarPixels
import CCairo

extension Canvas {
  /// Sets what shapes and texts are painted in.
  func setColor(_ color: Color) {
    if let ink { ink.word = color.premultipliedWord } else { setWord(color.premultipliedWord) }
  }

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

  /// Fills the path with what was set.
  func fillPath() {
    if let ink { ink.fill() } else { cairo_fill(context) }
  }

  /// Fills whole pixels, whatever the canvas's scale.
  func fill(_ rect: PixelRect, word: UInt32) {
    cairo_save(context)
    cairo_identity_matrix(context)
    setWord(word)
    cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    cairo_fill(context)
    cairo_restore(context)
  }

  /// What is drawn from here on in the colour that was set is a group, until `popGroup`.
  func pushGroup() {
    if let ink { setWord(ink.word) }
    cairo_push_group(context)
  }

  /// Paints what was drawn since `pushGroup`, and leaves the colour as it was before.
  func popGroup(alpha: Double) {
    let group = cairo_pop_group(context)
    cairo_save(context)
    cairo_set_source(context, group)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
    cairo_pattern_destroy(group)
  }

  /// Fills a path with the pixels of `pixmap`, laid at a whole-pixel place.
  /// - Parameters:
  ///   - rows: of pixels, which alone are touched; nil = all.
  ///   - addPath: adds the path to the canvas that it is given; without one everything that the pixmap covers is filled.
  func fill(
    with pixmap: Pixmap, atPixel offset: PixelOffset, rows: Range<Int>? = nil,
    inside addPath: ((Canvas) -> Void)? = nil
  ) throws(RasterError) {
    let bytes = UnsafeMutableRawPointer(pixmap.words).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(pixmap.width), Int32(pixmap.height), Int32(pixmap.width * 4))
    else { throw .cairo("out of memory") }
    cairo_save(context)
    if let rows { clip(to: rows) }
    addPath?(Canvas(context: context))
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface, Double(offset.x), Double(offset.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    // A path that ends inside a pixel beyond the pixmap's last one takes that one's colour.
    cairo_pattern_set_extend(cairo_get_source(context), addPath == nil ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    if addPath == nil { cairo_paint(context) } else { cairo_fill(context) }
    cairo_restore(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// - Parameter rows: of pixels.
  private func clip(to rows: Range<Int>) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_rectangle(context, 0, Double(rows.lowerBound), Double(Canvas.maximumSide), Double(rows.count))
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  func translate(x: Double, y: Double) {
    for context in contexts { cairo_translate(context, x, y) }
  }

  func scale(by factor: Double) {
    for context in contexts { cairo_scale(context, factor, factor) }
  }

  private var contexts: [OpaquePointer] { ink.map { [context, $0.context] } ?? [context] }
}
