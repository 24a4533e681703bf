import BarDisplay
import BarPixels
import BarRendering
import BarStage

/// Draws lists for inspections. What was drawn is kept for each scale, since contents are drawn at theirs.
struct BandArtist: Sendable {
  private let fonts: FontLibrary
  private let images: ImageStore
  private let small = RasterCache()
  private let large = RasterCache()

  init(_ scene: Scene) {
    fonts = scene.fonts
    images = scene.images
  }

  /// For one worker.
  func hand() -> (DisplayList) throws -> Pixmap {
    func compositor(_ cache: RasterCache) -> Compositor {
      Compositor(rasterizer: Rasterizer(fonts: fonts), images: images, cache: cache)
    }
    let (band, frame) = (compositor(small), compositor(large))
    return { list in try list.scale == 1 ? band.render(list) : frame.render(list) }
  }
}
