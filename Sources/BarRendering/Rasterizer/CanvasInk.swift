import BarGeometry
import BarPixels
import CCairo

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paints shapes of one colour into a pixmap: Cairo draws their coverage on a sheet beside it, and a kernel of ours
/// lays the colour through that. Cairo alone would write the same bytes, but takes a pixel of ours as colour for a
/// picture: text then takes twice as long, a filled page ten times (measured).
final class CanvasInk {
  /// Over the sheet; paths are built here.
  let context: OpaquePointer
  /// The colour, premultiplied.
  var word: UInt32 = 0xFF00_0000

  private let pixmap: Pixmap
  /// Over the pixmap.
  private let surface: OpaquePointer
  /// Coverage, a byte a pixel; all 0 between two shapes in rows that are clean.
  private let sheet: UnsafeMutablePointer<UInt8>
  private let stride: Int
  /// Rows that were cleared, when a shape first touched them; most drawings leave most rows alone. Not left to `calloc`:
  /// Cairo reads before it writes, and fresh memory that is read first costs two page faults, the second of which stops
  /// the other threads.
  private var clean: [Bool]

  /// Nil when there is no memory.
  init?(_ pixmap: Pixmap, surface: OpaquePointer) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(pixmap.width)))
    guard let memory = malloc(stride * pixmap.height) else { return nil }
    let sheet = memory.assumingMemoryBound(to: UInt8.self)
    let coverage = cairo_image_surface_create_for_data(
      sheet, CAIRO_FORMAT_A8, Int32(pixmap.width), Int32(pixmap.height), Int32(stride))
    let context = cairo_create(coverage)
    cairo_surface_destroy(coverage)
    guard let context else {
      free(memory)
      return nil
    }
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    (self.context, self.pixmap, self.surface) = (context, pixmap, surface)
    (self.sheet, self.stride) = (sheet, stride)
    clean = [Bool](repeating: false, count: pixmap.height)
  }

  deinit {
    cairo_destroy(context)
    free(sheet)
  }

  /// Fills the path.
  func fill() {
    paint(area(outset: 0)) { cairo_fill(context) }
  }

  /// Strokes the path with round ends and joins, which reach half the width beyond it.
  func stroke(width: Double) {
    paint(area(outset: width / 2)) { cairo_stroke(context) }
  }

  /// Fills a rectangle; false, and nothing done, when its edges do not lie between pixels.
  func fill(x: Double, y: Double, width: Double, height: Double) -> Bool {
    var (left, top, right, bottom) = (x, y, width, height)
    cairo_user_to_device(context, &left, &top)
    // Sides and not the far corner, as Cairo adds them up in its 256ths of a pixel.
    cairo_user_to_device_distance(context, &right, &bottom)
    let isWhole = [left, top, right, bottom].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 1024 }
    guard isWhole else { return false }
    let rect = pixels(
      left.rounded(), top.rounded(), left.rounded() + right.rounded(), top.rounded() + bottom.rounded())
    write(rect) { row in
      if word >> 24 == 255 {
        Kernels.fill(row.pixels, count: rect.width, word: word)
      } else {
        Kernels.fillOver(row.pixels, count: rect.width, word: word)
      }
    }
    return true
  }

  /// Pixels that the path and what lies `outset` units around it can touch.
  private func area(outset: Double) -> PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    (left, top, right, bottom) = (left - outset, top - outset, right + outset, bottom + outset)
    cairo_user_to_device(context, &left, &top)
    cairo_user_to_device(context, &right, &bottom)
    // One more all around, because Cairo rounds to its 256ths.
    return pixels(
      left.rounded(.down) - 1, top.rounded(.down) - 1, right.rounded(.up) + 1, bottom.rounded(.up) + 1)
  }

  /// Whole numbers, cut where the pixmap ends.
  private func pixels(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> PixelRect {
    func cut(_ value: Double, _ limit: Int) -> Int { Int(value.clamped(to: 0...Double(limit))) }
    let (x, y) = (cut(left, pixmap.width), cut(top, pixmap.height))
    return PixelRect(
      x: x, y: y, width: cut(right, pixmap.width) - x, height: cut(bottom, pixmap.height) - y)
  }

  /// Has coverage drawn, puts the colour on where the sheet says, and clears the sheet.
  private func paint(_ area: PixelRect, cover: () -> Void) {
    for y in area.y..<max(area.y, area.maxY) where !clean[y] {
      (sheet + y * stride).initialize(repeating: 0, count: stride)
      clean[y] = true
    }
    cover()
    write(area) { row in
      Kernels.tint(row.pixels, row.coverage, count: area.width, word: word, opacity: 255)
      row.coverage.update(repeating: 0, count: area.width)
    }
  }

  private typealias Row = (pixels: UnsafeMutablePointer<UInt32>, coverage: UnsafeMutablePointer<UInt8>)

  private func write(_ area: PixelRect, _ body: (Row) -> Void) {
    guard !area.isEmpty else { return }
    cairo_surface_flush(surface)
    for y in area.y..<area.maxY { body((pixmap.row(y) + area.x, sheet + y * stride + area.x)) }
    cairo_surface_mark_dirty(surface)
  }
}
