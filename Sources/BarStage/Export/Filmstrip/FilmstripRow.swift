import BarGeometry
import BarModel
import BarMotion
import BarPixels

/// One row of a filmstrip before it is drawn: a step under one strategy.
struct FilmstripRow: Sendable {
  /// Pixels of a tile per pixel of a frame.
  static let reduction = 0.5

  var heading: String
  var samples: [FrameSample]
  /// The part of the frames that is shown, pixels.
  var area: PixelRect
  /// Pixels of one tile.
  var tile: (width: Int, height: Int)
  private let renderer: FrameRenderer

  init(
    _ step: StagedStep, scene: Scene, sampling: FrameSampling, crop: GoldenOptions.Crop,
    renderer: FrameRenderer
  ) {
    let number = step.number > 0 ? ["step \(step.number)"] : []
    let variant = [scene.variant?.label].compactMap { $0 }
    let parts = number + [step.operation, step.strategy.label] + variant
    heading = parts.joined(separator: " · ")
    samples = step.samples(sampling)
    area = crop.pixels(scene.traits, barBottom: step.barBottom)
    func reduced(_ side: Int) -> Int { max(1, Int((Double(side) * Self.reduction).rounded())) }
    tile = (reduced(area.width), reduced(area.height))
    self.renderer = renderer
  }

  /// Draws the tiles.
  func pictures() throws -> [Pixmap] {
    let (area, tile) = (area, tile)
    return try renderer.map(samples) { frame in
      frame.pixmap.cropped(to: area).resized(width: tile.width, height: tile.height)
    }.results
  }

  static func caption(_ sample: FrameSample) -> String {
    let milliseconds = Int((sample.instant.time * 1000).rounded())
    let percent = Int((sample.instant.progress * 100).rounded())
    return "\(milliseconds) ms · \(percent) %"
  }
}
