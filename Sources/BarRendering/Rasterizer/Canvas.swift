import BarGeometry
import BarPixels
import CCairo

/// A Cairo context over memory of ours; lives only inside the closure that it is given to.
struct Canvas {
  /// Cairo's limit for image surfaces, pixels (documented: 16.16 device coordinates).
  static let maximumSide = 32767
  /// 256 MiB of pixels: four 8K screens (assumed to be more than any scene needs).
  static let maximumArea = 1 << 26

  let context: OpaquePointer
  /// What shapes of one colour are painted with; nil on masks, where Cairo alone does it as fast.
  var ink: CanvasInk?

  /// Where paths are built.
  var path: OpaquePointer { ink?.context ?? context }

  /// Rounds a size in pixels to whole pixels, at least one a side.
  static func pixels(width: Double, height: Double) throws(RasterError) -> (width: Int, height: Int) {
    guard width.isFinite, height.isFinite else { throw .notFinite("a width or height") }
    guard width <= Double(maximumSide), height <= Double(maximumSide),
      max(width, 1) * max(height, 1) <= Double(maximumArea)
    else { throw .tooLarge(width: width, height: height) }
    return (max(Int(width.rounded()), 1), max(Int(height.rounded()), 1))
  }

  /// Draws into a pixmap, whose pixels Cairo borrows until `body` returns.
  static func draw(
    on pixmap: Pixmap, _ body: (Canvas) throws(RasterError) -> Void
  ) throws(RasterError) {
    try draw(
      on: UnsafeMutableRawPointer(pixmap.words).assumingMemoryBound(to: UInt8.self),
      format: CAIRO_FORMAT_ARGB32, width: pixmap.width, height: pixmap.height, stride: pixmap.width * 4
    ) { canvas throws(RasterError) in
      guard let ink = CanvasInk(pixmap, surface: cairo_get_target(canvas.context)) else {
        throw .cairo("out of memory")
      }
      prepare(ink.context)
      try body(Canvas(context: canvas.context, ink: ink))
      try check(ink.context)
    }
  }

  /// Draws coverage into a new mask, which is up to three pixels wider than asked for, as Cairo wants rows of
  /// whole words.
  static func drawMask(
    width: Int, height: Int, _ body: (Canvas) throws(RasterError) -> Void
  ) throws(RasterError) -> AlphaMask {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    let mask = AlphaMask(width: stride, height: height)
    try draw(on: mask.bytes, format: CAIRO_FORMAT_A8, width: width, height: height, stride: stride, body)
    return mask
  }

  private static func draw(
    on bytes: UnsafeMutablePointer<UInt8>, format: cairo_format_t, width: Int, height: Int, stride: Int,
    _ body: (Canvas) throws(RasterError) -> Void
  ) throws(RasterError) {
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, format, Int32(width), Int32(height), Int32(stride)),
      let context = cairo_create(surface)
    else { throw .cairo("out of memory") }
    defer {
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    prepare(context)
    try body(Canvas(context: context))
    cairo_surface_flush(surface)
    try check(context)
  }

  private static func prepare(_ context: OpaquePointer) {
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    // A tenth of a pixel is Cairo's default; curves of a 3x corner then show facets.
    cairo_set_tolerance(context, 0.02)
  }

  private static func check(_ context: OpaquePointer) throws(RasterError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
  }
}
