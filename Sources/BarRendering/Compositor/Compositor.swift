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
  var backdrops = FilteredBackdrops()
  /// The last frame that had to be drawn as a whole before its rows were handed on.
  var frame: Pixmap?

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
  /// - Returns: which rows repeat the row above.
  @discardableResult
  public func render(_ list: DisplayList, into pixmap: Pixmap) throws -> RowRepeats {
    precondition(
      pixmap.width == list.pixelWidth && pixmap.height == list.pixelHeight, "pixmap of another size")
    let (items, isCovered) = try items(of: list)
    return try draw(items, isCovered: isCovered, over: pixmap)
  }

  /// What is to be painted, in order, and whether that covers every pixel with something opaque.
  func items(of list: DisplayList) throws -> (items: [DrawItem], isCovered: Bool) {
    scale = list.scale
    backdrops.beginFrame()
    let bounds = PixelRect(x: 0, y: 0, width: list.pixelWidth, height: list.pixelHeight)
    var items: [DrawItem] = []
    for layer in list.layers { try flatten(layer, origin: .zero, clip: bounds, into: &items) }
    let isCovered = occlude(&items, region: bounds)
    return (items, isCovered)
  }

  func draw(_ items: [DrawItem], isCovered: Bool, over pixmap: Pixmap) throws -> RowRepeats {
    if !isCovered { Kernels.fill(pixmap.words, count: pixmap.width * pixmap.height, word: 0) }
    // What nothing covers yet is either clear or will be covered by something opaque.
    var repeats = RowRepeats(rows: 0..<pixmap.height, isUniform: true)
    try draw(items, on: FrameRegion(pixmap: pixmap, x: 0, y: 0), repeats: &repeats)
    return repeats
  }
}
