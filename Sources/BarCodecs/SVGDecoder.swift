public import BarGeometry
import BarPixels
import COnDemand

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
    let rsvg = try SVGLibrary.shared().functions
    let handle = try open(bytes, rsvg)
    defer { rsvg.object_unref(handle) }
    // One point an inch's 72nd, so that "24pt" and "24px" are both 24 points.
    rsvg.handle_set_dpi(handle, 72)
    let natural = try naturalSize(handle, rsvg)
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
    try draw(handle, rsvg, natural, scale: scale * factor, on: pixmap)
    return Picture(
      image: DecodedImage(pixmap: pixmap, hasAlpha: hasAlpha(pixmap), metadata: ImageMetadata()),
      size: Size(width: width / scale, height: height / scale))
  }

  /// Bytes; assumed: drawings of interfaces have some thousands.
  private static let maximumFileSize = 8 << 20

  private static func open(_ bytes: [UInt8], _ rsvg: od_rsvg) throws(CodecError) -> UnsafeMutableRawPointer {
    var error: UnsafeMutablePointer<od_error>?
    // Without a base address librsvg reads no file that the drawing names.
    guard let handle = rsvg.handle_new_from_data(bytes, bytes.count, &error) else {
      throw .corrupt(words(of: error, rsvg))
    }
    return handle
  }

  private static func naturalSize(
    _ handle: UnsafeMutableRawPointer, _ rsvg: od_rsvg
  ) throws(CodecError) -> Size {
    var (hasWidth, hasHeight, hasViewBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (width, height) = (od_length(), od_length())
    var box = od_rectangle()
    rsvg.handle_get_intrinsic_dimensions(
      handle, &hasWidth, &width, &hasHeight, &height, &hasViewBox, &box)
    var size = Size.zero
    if rsvg.handle_get_intrinsic_size_in_pixels(handle, &size.width, &size.height) == 0 {
      // A side that is not given is 100 %.
      guard hasViewBox != 0 else {
        throw .unsupported("an SVG without a size", remedy: "give its svg element a width and a height")
      }
      size = Size(width: box.width, height: box.height)
      if width.unit == OD_UNIT_PX, width.length > 0, box.width > 0 {
        size = Size(width: width.length, height: box.height * width.length / box.width)
      } else if height.unit == OD_UNIT_PX, height.length > 0, box.height > 0 {
        size = Size(width: box.width * height.length / box.height, height: height.length)
      }
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .corrupt("an SVG of \(size.width)×\(size.height) points")
    }
    return size
  }

  private static func draw(
    _ handle: UnsafeMutableRawPointer, _ rsvg: od_rsvg, _ size: Size, scale: Double, on pixmap: Pixmap
  ) throws(CodecError) {
    let surface = rsvg.image_surface_create_for_data(
      UnsafeMutableRawPointer(pixmap.words).assumingMemoryBound(to: UInt8.self), Int32(OD_FORMAT_ARGB32),
      Int32(pixmap.width), Int32(pixmap.height), Int32(pixmap.width * 4))
    defer { rsvg.surface_destroy(surface) }
    let context = rsvg.context_create(surface)
    defer { rsvg.context_destroy(context) }
    rsvg.context_scale(context, scale, scale)
    var viewport = od_rectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<od_error>?
    guard rsvg.handle_render_document(handle, context, &viewport, &error) != 0 else {
      throw .corrupt(words(of: error, rsvg))
    }
    rsvg.surface_flush(surface)
    let status = rsvg.context_status(context)
    guard status == 0 else {
      throw .corrupt(rsvg.status_to_string(status).map { String(cString: $0) } ?? "no reason given")
    }
  }

  private static func words(of error: UnsafeMutablePointer<od_error>?, _ rsvg: od_rsvg) -> String {
    defer { rsvg.error_free(error) }
    let words = error?.pointee.message.map { String(cString: $0) } ?? "no reason given"
    return words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func hasAlpha(_ pixmap: Pixmap) -> Bool {
    var conjunction = UInt32.max
    for index in 0..<pixmap.width * pixmap.height { conjunction &= pixmap.words[index] }
    return conjunction >> 24 != 255
  }
}
