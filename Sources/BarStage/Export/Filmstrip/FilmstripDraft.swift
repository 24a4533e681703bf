import BarModel
import BarRendering

/// A filmstrip in the making: rows are added scene by scene, and nothing is drawn yet.
public struct FilmstripDraft: Sendable {
  private let sampling: FrameSampling
  private let crop: GoldenOptions.Crop
  private let jobs: Int
  private var rows: [(scene: String, title: String, row: FilmstripRow)] = []
  private var tiles = 0
  private var first: Scene?

  /// - Parameters:
  ///   - sampling: nil = nine tiles even in progress.
  ///   - jobs: workers.
  public init(sampling: FrameSampling?, crop: GoldenOptions.Crop, jobs: Int) {
    self.sampling = sampling ?? Filmstrip.sampling
    self.crop = crop
    self.jobs = jobs
  }

  /// Adds a row for each step and strategy of a scene, or of one variant of it.
  /// - Throws: what staging throws.
  public mutating func add(_ scene: Scene) throws {
    let steps = try SceneStager(scene).steps()
    if first == nil { first = scene }
    let renderer = FrameRenderer(scene, jobs: jobs)
    for step in steps {
      let row = FilmstripRow(step, scene: scene, sampling: sampling, crop: crop, renderer: renderer)
      // Rows beyond the limit are counted for the message and need not be kept.
      if tiles <= Filmstrip.maximumTiles { rows.append((scene.name, scene.title ?? scene.name, row)) }
      tiles += row.samples.count
    }
  }

  /// Draws the sheet; a PNG file's bytes, none without rows. Cost: O(pixels).
  /// - Throws: `FilmstripError`, what drawing throws.
  public func png() throws -> [UInt8] {
    guard let first else { return [] }
    guard tiles <= Filmstrip.maximumTiles else { throw FilmstripError.tooManyTiles(tiles) }
    let names = Set(rows.map(\.scene))
    let title = names.count == 1 ? first.title ?? first.name : "\(names.count) scenes"
    let rows = rows.map { _, title, row in
      var row = row
      // The sheet's title names the only scene.
      if names.count > 1 { row.heading = "\(title) · \(row.heading)" }
      return row
    }
    return try Filmstrip(title: title, rows: rows, scale: first.traits.scale).png(fonts: first.fonts)
  }
}
