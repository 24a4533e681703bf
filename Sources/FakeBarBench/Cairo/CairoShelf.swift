import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import BarStage

/// The pictures that Cairo draws from, each made once, by our own rasterizer. One per thread: Cairo changes a
/// surface's inner state even when it only reads it.
final class CairoShelf {
  struct Item {
    var surface: CairoSurface
    var origin: PixelOffset
    /// To be filled with a colour.
    var isMask: Bool
  }

  private struct Key: Hashable {
    var content: Content
    var size: Size
  }

  private let rasterizer: Rasterizer
  private let compositor: Compositor
  private let scene: Scene
  private var items: [Key: Item] = [:]
  private var pictures: [Layer: CairoSurface] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    rasterizer = Rasterizer(fonts: scene.fonts)
    compositor = Compositor(rasterizer: rasterizer, images: scene.images, cache: RasterCache())
  }

  /// A layer with all in it.
  func picture(_ layer: Layer, scale: Double) throws -> CairoSurface {
    var layer = layer
    layer.frame.origin = .zero
    layer.opacity = 1
    if let picture = pictures[layer] { return picture }
    let list = DisplayList(size: layer.frame.size, scale: scale, layers: [layer])
    let picture = CairoSurface(try compositor.render(list))
    pictures[layer] = picture
    return picture
  }

  /// A layer's own content; nil when nothing is to be seen.
  func raster(_ layer: Layer, scale: Double) throws -> Item? {
    let key = Key(content: layer.content, size: layer.frame.size)
    if let item = items[key] { return item }
    let raster = try rasterizer.raster(
      for: layer.content, size: layer.frame.size, scale: scale, images: scene.images)
    switch raster {
    case nil, .solid: return nil
    case .mask(let mask, let origin):
      items[key] = Item(surface: CairoSurface(mask), origin: origin, isMask: true)
    case .pixmap(let pixmap, let origin):
      items[key] = Item(surface: CairoSurface(pixmap), origin: origin, isMask: false)
    }
    return items[key]
  }
}
