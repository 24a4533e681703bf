import BarDisplay
import BarGeometry
import BarPixels

extension Rasterizer {
  /// The drawing at the frame's top left in its own size, cut where the frame or the drawing ends.
  func raster(
    _ drawing: Drawing, size: Size, scale: Double, images: any ImageProvider
  ) throws(RasterError) -> Raster? {
    guard drawing.size.width.isFinite, drawing.size.height.isFinite,
      drawing.shapes.allSatisfy({ $0.isFinite })
    else { throw .notFinite("a length in a drawing") }
    let visible = Size(
      width: min(drawing.size.width, size.width), height: min(drawing.size.height, size.height))
    guard !visible.isEmpty, !drawing.shapes.isEmpty else { return nil }
    let (width, height) = try Canvas.pixels(width: visible.width * scale, height: visible.height * scale)
    let area = Size(width: Double(width) / scale, height: Double(height) / scale)
    // Clearing fresh memory takes as long as filling it.
    let pixmap =
      drawing.shapes[0].covers(area)
      ? Pixmap(uninitializedWidth: width, height: height) : Pixmap(width: width, height: height)
    try Canvas.draw(on: pixmap) { canvas throws(RasterError) in
      canvas.scale(by: scale)
      let painter = ShapePainter(
        canvas: canvas, bounds: PixelRect(x: 0, y: 0, width: width, height: height), scale: scale,
        rasterizer: self, images: images)
      for shape in drawing.shapes { try painter.paint(shape) }
    }
    return .pixmap(pixmap, origin: .zero)
  }
}

extension Shape {
  /// Nothing below it shows through anywhere from zero to `size`.
  fileprivate func covers(_ size: Size) -> Bool {
    guard case .rect(let rect, let radius, let color) = self, radius <= 0, color.isOpaque else {
      return false
    }
    return rect.x <= 0 && rect.y <= 0 && rect.maxX >= size.width && rect.maxY >= size.height
  }
}
