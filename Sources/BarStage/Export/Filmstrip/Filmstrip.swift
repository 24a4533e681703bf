import BarCodecs
import BarDisplay
import BarGeometry
public import BarModel
import BarMotion
import BarPixels
public import BarRendering

/// A labelled contact sheet: one row a step and strategy, tiles in the order of time.
public struct Filmstrip: Sendable {
  /// Pixels of a tile per pixel of a frame.
  static let reduction = 0.5
  /// Nine tiles, even in progress: half of a push's time is spent on its last twentieth of the way.
  public static let sampling = FrameSampling(.progress((0...8).map { Double($0) / 8 }))

  struct Tile: Sendable {
    var caption: String
    var pixmap: Pixmap
  }

  struct Row: Sendable {
    var heading: String
    var tiles: [Tile]
  }

  private var rows: [Row] = []
  private let title: String
  private let crop: GoldenOptions.Crop
  private let traits: Traits

  public init(title: String, traits: Traits, crop: GoldenOptions.Crop) {
    self.title = title
    self.traits = traits
    self.crop = crop
  }

  /// Draws a step's tiles and adds them as a row.
  public mutating func add(
    _ step: StagedStep, heading: String, sampling: FrameSampling, renderer: FrameRenderer
  ) throws {
    let samples = step.samples(sampling)
    let count = rows.reduce(samples.count) { $0 + $1.tiles.count }
    guard count <= 400 else { throw FilmstripError.tooManyTiles(count) }
    let area = crop.pixels(traits)
    let width = max(1, Int((Double(area.width) * Filmstrip.reduction).rounded()))
    let height = max(1, Int((Double(area.height) * Filmstrip.reduction).rounded()))
    let tiles = try renderer.map(samples) { frame in
      Tile(
        caption: Filmstrip.caption(frame.sample),
        pixmap: frame.pixmap.cropped(to: area).resized(width: width, height: height))
    }.results
    rows.append(Row(heading: heading, tiles: tiles))
  }

  /// The sheet as a PNG file. Cost: O(pixels).
  public func png(fonts: FontLibrary) throws -> [UInt8] {
    let images = ImageStore()
    let scale = traits.scale * Filmstrip.reduction
    let sheet = FilmstripSheet(title: title, rows: rows, tile: crop.rect(traits).size, scale: scale)
    let list = sheet.list(store: images)
    guard list.pixelWidth <= 16384, list.pixelHeight <= 16384, list.pixelWidth * list.pixelHeight <= 1 << 27
    else { throw FilmstripError.tooLarge(width: list.pixelWidth, height: list.pixelHeight) }
    let compositor = Compositor(
      rasterizer: Rasterizer(fonts: fonts), images: images, cache: RasterCache())
    return try PNGFrameEncoder().encode(compositor.render(list), scale: scale)
  }

  private static func caption(_ sample: FrameSample) -> String {
    let milliseconds = Int((sample.instant.time * 1000).rounded())
    let percent = Int((sample.instant.progress * 100).rounded())
    return "\(milliseconds) ms · \(percent) %"
  }
}
