import BarGeometry
import CCairo

/// One thing for Cairo to draw. Places are whole pixels: that spares Cairo the resampling by which our pages move
/// in fractions of a pixel, so the comparison errs in its favour.
indirect enum CairoCommand {
  case fill(PixelRect, Color)
  case paint(CairoSurface, x: Int, y: Int, opacity: Double)
  /// A colour through a mask.
  case tint(CairoSurface, x: Int, y: Int, Color)
  case gradient(CairoGradient, PixelRect, opacity: Double)
  /// Drawn apart and cut by the alpha of a picture.
  case group([CairoCommand], mask: CairoSurface, PixelRect)

  func draw(_ context: OpaquePointer) {
    switch self {
    case .fill(let rect, let color):
      CairoCommand.set(color, context)
      CairoCommand.addPath(rect, context)
      cairo_fill(context)
    case .paint(let surface, let x, let y, let opacity):
      cairo_set_source_surface(context, surface.pointer, Double(x), Double(y))
      if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
    case .tint(let surface, let x, let y, let color):
      CairoCommand.set(color, context)
      cairo_mask_surface(context, surface.pointer, Double(x), Double(y))
    case .gradient(let gradient, let rect, let opacity):
      cairo_save(context)
      CairoCommand.addPath(rect, context)
      cairo_clip(context)
      cairo_translate(context, Double(rect.x), Double(rect.y))
      cairo_set_source(context, gradient.pattern)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
    case .group(let commands, let mask, let rect):
      cairo_save(context)
      CairoCommand.addPath(rect, context)
      cairo_clip(context)
      cairo_push_group(context)
      for command in commands { command.draw(context) }
      cairo_pop_group_to_source(context)
      cairo_mask_surface(context, mask.pointer, Double(rect.x), Double(rect.y))
      cairo_restore(context)
    }
  }

  private static func set(_ color: Color, _ context: OpaquePointer) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private static func addPath(_ rect: PixelRect, _ context: OpaquePointer) {
    cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }
}
