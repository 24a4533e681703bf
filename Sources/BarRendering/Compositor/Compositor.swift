public import BarDisplay
import BarGeometry
public import BarPixels

/// Turns display lists into pixels.
///
/// One per worker: it owns scratch memory. Contents come from a cache that workers share. Painting is straight
/// through unless a layer must be isolated (opacity below 1 over several parts, a mask). The order within a
/// layer: backdrop filters on what is already there → content → sublayers → mask → opacity.
public final class Compositor {
  let rasterizer: Rasterizer
  let images: any ImageProvider
  let cache: RasterCache
  public internal(set) var counters = RenderCounters()

  var scale = 1.0
  var pool = PixmapPool()
  var scratch = Scratch()

  /// - Parameter cache: may be shared with compositors of the same images and scale.
  public init(rasterizer: Rasterizer, images: any ImageProvider, cache: RasterCache) {
    self.rasterizer = rasterizer
    self.images = images
    self.cache = cache
  }

  /// Draws `list` into a new pixmap. Cost: O(pixels covered) after the first frame of a transition.
  /// - Throws: `RasterError` or `FontError` when a content cannot be drawn.
  public func render(_ list: DisplayList) throws -> Pixmap {
    let pixmap = Pixmap(uninitializedWidth: list.pixelWidth, height: list.pixelHeight)
    try render(list, into: pixmap)
    return pixmap
  }

  /// Draws `list` over all of `pixmap`, whatever was in it.
  /// - Precondition: the pixmap has the list's size in pixels.
  public func render(_ list: DisplayList, into pixmap: Pixmap) throws {
    precondition(
      pixmap.width == list.pixelWidth && pixmap.height == list.pixelHeight, "pixmap of another size")
    scale = list.scale
    let region = FrameRegion(pixmap: pixmap, x: 0, y: 0)
    var items: [DrawItem] = []
    for layer in list.layers { try flatten(layer, origin: .zero, clip: region.bounds, into: &items) }
    let isCovered = occlude(&items, region: region.bounds)
    if !isCovered { Kernels.fill(pixmap.words, count: pixmap.width * pixmap.height, word: 0) }
    try draw(items, on: region)
  }
}
