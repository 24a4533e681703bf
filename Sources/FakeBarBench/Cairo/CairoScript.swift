import BarDisplay
import BarGeometry
import BarRendering
import CCairo

/// A display list made ready for Cairo: places worked out, contents looked up. None of that is measured.
struct CairoScript {
  private(set) var commands: [CairoCommand] = []
  private let shelf: CairoShelf
  private let scale: Double

  init(_ list: DisplayList, shelf: CairoShelf) throws {
    self.shelf = shelf
    scale = list.scale
    for layer in list.layers { commands += try commands(layer, origin: .zero, opacity: 1) }
  }

  func draw(on target: CairoSurface) {
    guard let context = cairo_create(target.pointer) else { return }
    for command in commands { command.draw(context) }
    cairo_destroy(context)
    cairo_surface_flush(target.pointer)
  }

  /// - Parameters:
  ///   - origin: the parent's, points.
  ///   - opacity: the parents' together. Only groups without overlaps fade in the measured scenes, so multiplying
  ///     is right and spares Cairo a buffer.
  private func commands(_ layer: Layer, origin: Point, opacity: Double) throws -> [CairoCommand] {
    let opacity = opacity * layer.opacity
    let place = Point(x: origin.x + layer.frame.x, y: origin.y + layer.frame.y)
    let rect = pixels(Rect(origin: place, size: layer.frame.size))
    if layer.shouldRasterize {
      return [.paint(try shelf.picture(layer, scale: scale), x: rect.x, y: rect.y, opacity: opacity)]
    }
    let inner = try layer.sublayers.flatMap { try commands($0, origin: place, opacity: opacity) }
    if let mask = layer.mask {
      return [.group(inner, mask: try shelf.picture(mask, scale: scale), rect)]
    }
    return try content(layer, rect, opacity) + inner
  }

  private func content(_ layer: Layer, _ rect: PixelRect, _ opacity: Double) throws -> [CairoCommand] {
    switch layer.content {
    case .none: return []
    case .color(let color): return [.fill(rect, color.withAlpha(color.alpha * opacity))]
    case .gradient(let gradient):
      return [.gradient(CairoGradient(gradient, width: Double(rect.width)), rect, opacity: opacity)]
    case .text, .image, .drawing: break
    }
    guard let raster = try shelf.raster(layer, scale: scale) else { return [] }
    let (x, y) = (rect.x + raster.origin.x, rect.y + raster.origin.y)
    if raster.isMask, case .text(_, let color) = layer.content {
      return [.tint(raster.surface, x: x, y: y, color.withAlpha(color.alpha * opacity))]
    }
    return [.paint(raster.surface, x: x, y: y, opacity: opacity)]
  }

  private func pixels(_ rect: Rect) -> PixelRect {
    let (x, y) = (Int((rect.x * scale).rounded()), Int((rect.y * scale).rounded()))
    return PixelRect(
      x: x, y: y, width: Int((rect.width * scale).rounded()), height: Int((rect.height * scale).rounded()))
  }
}
