import BarCodecs
import BarDisplay
import BarPixels
import BarRendering

/// A labelled contact sheet: one row a step and strategy, tiles in the order of time.
struct Filmstrip: Sendable {
  /// Nine tiles, even in progress: half of a push's time is spent on its last twentieth of the way. What turns back is
  /// shown even in time.
  static let sampling = FrameSampling(.tiles(9))

  static let maximumTiles = 400

  private let sheet: FilmstripSheet
  private let rows: [FilmstripRow]

  /// Lays the sheet out; nothing is drawn yet.
  /// - Parameter scale: pixels per point of the frames.
  /// - Throws: `FilmstripError` when it would be too large to look at.
  init(title: String, rows: [FilmstripRow], scale: Double) throws(FilmstripError) {
    let count = rows.reduce(0) { $0 + $1.samples.count }
    guard count <= Filmstrip.maximumTiles else { throw .tooManyTiles(count) }
    self.rows = rows
    sheet = FilmstripSheet(title: title, rows: rows, scale: scale * FilmstripRow.reduction)
    let (width, height) = sheet.pixels
    guard width <= 16384, height <= 16384, width * height <= 1 << 27 else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// Draws frames and sheet and returns the PNG file. Cost: O(pixels).
  func png(fonts: FontLibrary) throws -> [UInt8] {
    let images = ImageStore()
    for (index, row) in rows.enumerated() {
      for (column, picture) in try row.pictures().enumerated() {
        images.insert(picture, digest: FilmstripSheet.tileName(row: index, column: column))
      }
    }
    let compositor = Compositor(
      rasterizer: Rasterizer(fonts: fonts), images: images, cache: RasterCache())
    // Sheets are shown in documents and kept under version control: equal ones should be equal files.
    return try PNGStableEncoder.encode(compositor.render(sheet.list()), scale: sheet.scale)
  }
}
