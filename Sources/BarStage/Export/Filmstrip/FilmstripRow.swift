import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarPixels

/// One row of a filmstrip before it is drawn: a step under one strategy.
struct FilmstripRow: Sendable {
  /// Pixels of a tile per pixel of a frame.
  static let reduction = 0.5

  /// The step's number, and the strategy's label.
  let step: Int
  let strategy: String
  var heading: String
  var samples: [FrameSample]
  /// The parts of the frames that are shown, pixels: a turned device changes the size of frames within a row.
  var areas: [PixelRect]
  /// Pixels of the tiles, and of the largest.
  var tiles: [(width: Int, height: Int)]
  var tile: (width: Int, height: Int) {
    (tiles.map(\.width).max() ?? 1, tiles.map(\.height).max() ?? 1)
  }
  /// Outlined places.
  var marks: [FilmstripMark] = []
  /// Pixels of a tile per point of a frame.
  let tileScale: Double
  private let renderer: FrameRenderer

  init(
    _ step: StagedStep, scene: Scene, sampling: FrameSampling, crop: GoldenOptions.Crop,
    renderer: FrameRenderer
  ) {
    let number = step.number > 0 ? ["step \(step.number)"] : []
    let variant = [scene.variant?.label].compactMap { $0 }
    let parts = number + [step.operation, step.strategy.label] + variant
    self.step = step.number
    strategy = step.strategy.label
    heading = parts.joined(separator: " · ")
    samples = step.samples(sampling)
    areas = samples.map { sample in
      var traits = scene.traits
      traits.device.size = sample.list.size
      traits.scale = sample.list.scale
      return crop.pixels(traits, barBottom: step.barBottom)
    }
    func reduced(_ side: Int) -> Int { max(1, Int((Double(side) * Self.reduction).rounded())) }
    tiles = areas.map { (reduced($0.width), reduced($0.height)) }
    tileScale = scene.traits.scale * Self.reduction
    self.renderer = renderer
  }

  /// Most tiles of a row of marked frames.
  static let mostMarked = 9

  /// Keeps the frames that are marked, evenly chosen where they are many.
  mutating func keepMarked(_ marks: [FilmstripMark]) {
    self.marks = marks
    let wanted = Set(marks.map(\.frame))
    let found = samples.indices.filter { wanted.contains(samples[$0].index) }
    let count = min(found.count, Self.mostMarked)
    let kept = (0..<count).map { found[count > 1 ? $0 * (found.count - 1) / (count - 1) : 0] }
    samples = kept.map { samples[$0] }
    areas = kept.map { areas[$0] }
    tiles = kept.map { tiles[$0] }
  }

  /// The words of a frame's marks.
  func labels(_ sample: FrameSample) -> String {
    var words: [String] = []
    for mark in marks where mark.frame == sample.index && !words.contains(mark.label) {
      words.append(mark.label)
    }
    return words.joined(separator: ", ")
  }

  /// A place of a frame on its tile, pixels of the tile.
  func place(_ rect: Rect, column: Int) -> Rect {
    Rect(
      x: rect.x * tileScale - Double(areas[column].x) * Self.reduction,
      y: rect.y * tileScale - Double(areas[column].y) * Self.reduction, width: rect.width * tileScale,
      height: rect.height * tileScale)
  }

  /// Draws the tiles.
  func pictures() throws -> [Pixmap] {
    let (areas, tiles) = (areas, tiles)
    // Frames between them may be left out.
    let columns = Dictionary(
      samples.enumerated().map { ($0.element.index, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return try renderer.map(samples) { frame in
      let index = columns[frame.sample.index] ?? 0
      return frame.pixmap.cropped(to: areas[index])
        .resized(width: tiles[index].width, height: tiles[index].height)
    }.results
  }

  static func caption(_ sample: FrameSample) -> String {
    let milliseconds = Int((sample.instant.time * 1000).rounded())
    let percent = Int((sample.instant.progress * 100).rounded())
    let offset = sample.contentOffset.map { "y \(JSONLine.text($0)) · " } ?? ""
    return offset + "\(milliseconds) ms · \(percent) %"
  }
}
