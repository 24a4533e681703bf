public import BarGeometry
import BarPixels
import CRSVG

/// Draws SVG through librsvg, on Cairo's own rasteriser. Nothing but the given bytes is read: a file that refers to
/// other files, or whose texts would be set in whatever fonts a machine has, is refused.
public enum SVGDecoder {
  /// A drawing made into pixels.
  public struct Picture: Sendable {
    public var image: DecodedImage
    /// Natural size in points, as many as the pixels make at the scale asked for.
    public var size: Size
  }

  /// Whether the bytes look like SVG.
  public static func canRead(_ bytes: [UInt8]) -> Bool { SVGScanner.isSVG(bytes) }

  /// The drawing at a scale in its natural size: width and height of its root element, a user unit (px) and a
  /// typographic point each being one point, else the size of its viewBox. Sides are rounded up to whole pixels.
  /// Cost: the drawing's; the pixels are bounded by `limits`, the elements by librsvg.
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - leastWidth: pixels; the drawing is made larger by a whole factor, at most 8, to have as many. The size in
  ///     points stays.
  /// - Throws: `CodecError`.
  public static func decode(
    _ bytes: [UInt8], scale: Double, leastWidth: Int = 0, limits: ImageLimits = .drawing
  ) throws(CodecError) -> Picture {
    guard bytes.count <= maximumFileSize else {
      throw .unsupported("an SVG of \(bytes.count) bytes", remedy: "simplify it to 8 MiB or less")
    }
    try SVGScanner(bytes).check()
    let handle = try open(bytes)
    defer { g_object_unref(handle) }
    // One point an inch's 72nd, so that "24pt" and "24px" are both 24 points.
    rsvg_handle_set_dpi(handle, 72)
    let natural = try naturalSize(handle)
    // Sums and products of sizes are not exact; a thousandth of a pixel is no pixel more.
    func pixels(_ points: Double) -> Double { (points * scale - 0.001).rounded(.up) }
    let (width, height) = (max(1, pixels(natural.width)), max(1, pixels(natural.height)))
    guard width <= Double(limits.maxSide), height <= Double(limits.maxSide) else {
      throw .tooLarge(width: Int(min(width, 1e9)), height: Int(min(height, 1e9)), limits: limits)
    }
    let factor = width < Double(leastWidth) ? min(8, (Double(leastWidth) / width).rounded(.up)) : 1
    let (columns, rows) = (Int(width * factor), Int(height * factor))
    try limits.check(width: columns, height: rows)
    let pixmap = Pixmap(width: columns, height: rows)
    try draw(handle, natural, scale: scale * factor, on: pixmap)
    return Picture(
      image: DecodedImage(pixmap: pixmap, hasAlpha: hasAlpha(pixmap), metadata: ImageMetadata()),
      size: Size(width: width / scale, height: height / scale))
  }

  /// Bytes; assumed: drawings of interfaces have some thousands.
  private static let maximumFileSize = 8 << 20

  private static func open(_ bytes: [UInt8]) throws(CodecError) -> UnsafeMutablePointer<RsvgHandle> {
    var error: UnsafeMutablePointer<GError>?
    // Without a base address librsvg reads no file that the drawing names.
    guard let handle = rsvg_handle_new_from_data(bytes, UInt(bytes.count), &error) else {
      throw .corrupt(words(of: error))
    }
    return handle
  }

  private static func naturalSize(_ handle: UnsafeMutablePointer<RsvgHandle>) throws(CodecError) -> Size {
    var (hasWidth, hasHeight, hasViewBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (width, height) = (RsvgLength(), RsvgLength())
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &width, &hasHeight, &height, &hasViewBox, &box)
    var size = Size.zero
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &size.width, &size.height) == 0 {
      // A side that is not given is 100 %.
      guard hasViewBox != 0 else {
        throw .unsupported("an SVG without a size", remedy: "give its svg element a width and a height")
      }
      size = Size(width: box.width, height: box.height)
      if width.unit == RSVG_UNIT_PX, width.length > 0, box.width > 0 {
        size = Size(width: width.length, height: box.height * width.length / box.width)
      } else if height.unit == RSVG_UNIT_PX, height.length > 0, box.height > 0 {
        size = Size(width: box.width * height.length / box.height, height: height.length)
      }
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .corrupt("an SVG of \(size.width)×\(size.height) points")
    }
    return size
  }

  private static func draw(
    _ handle: UnsafeMutablePointer<RsvgHandle>, _ size: Size, scale: Double, on pixmap: Pixmap
  ) throws(CodecError) {
    let surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixmap.words).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(pixmap.width), Int32(pixmap.height), Int32(pixmap.width * 4))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
      throw .corrupt(words(of: error))
    }
    cairo_surface_flush(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      throw .corrupt(String(cString: cairo_status_to_string(cairo_status(context))))
    }
  }

  private static func words(of error: UnsafeMutablePointer<GError>?) -> String {
    defer { g_error_free(error) }
    let words = error?.pointee.message.map { String(cString: $0) } ?? "no reason given"
    return words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func hasAlpha(_ pixmap: Pixmap) -> Bool {
    var conjunction = UInt32.max
    for index in 0..<pixmap.width * pixmap.height { conjunction &= pixmap.words[index] }
    return conjunction >> 24 != 255
  }
}
