import BarModel
import BarMotion
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

  /// Adds a row for each step and strategy, with a remark behind its heading.
  /// - Parameter remark: by the step's number and the strategy's label; nil: none.
  /// - Throws: what staging throws.
  public mutating func add(_ scene: Scene, remark: (_ step: Int, _ strategy: String) -> String?) throws {
    let before = rows.count
    try add(scene)
    for index in rows.indices.dropFirst(before) {
      let row = rows[index].row
      if let text = remark(row.step, row.strategy) { rows[index].row.heading += " — \(text)" }
    }
  }

  /// Adds a row for each step and strategy of which something is marked, with the marked frames of the scene's own.
  /// - Parameter marks: by the step's number and the strategy's label.
  /// - Throws: what staging throws.
  public mutating func add(_ scene: Scene, marks: (_ step: Int, _ strategy: String) -> [FilmstripMark]) throws
  {
    if first == nil { first = scene }
    let renderer = FrameRenderer(scene, jobs: jobs)
    for step in try SceneStager(scene).steps() {
      let marks = marks(step.number, step.strategy.label)
      guard !marks.isEmpty else { continue }
      var row = FilmstripRow(step, scene: scene, sampling: scene.sampling, crop: crop, renderer: renderer)
      row.keepMarked(marks)
      guard !row.samples.isEmpty else { continue }
      if tiles <= Filmstrip.maximumTiles { rows.append((scene.name, scene.title ?? scene.name, row)) }
      tiles += row.samples.count
    }
  }

  /// True while nothing was added.
  public var isEmpty: Bool { rows.isEmpty }

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
