import BarDisplay
import BarGeometry
import BarPixels

extension Rasterizer {
  /// A mask; or, when there are colour glyphs in it, a pixmap with the rest in `color`.
  func raster(
    _ text: TextContent, color: Color, size: Size, scale: Double
  ) throws(RasterError) -> Raster? {
    let placed = try place(text, width: size.width)
    let (inked, hasColor) = FontGate.pass { (placed.line.inkBounds, placed.line.hasColor) }
    guard !inked.isEmpty else { return nil }
    // Ink of fonts is given to a 1024th of a point; a pixel more on each side holds its antialiasing.
    let ink = inked.offset(by: placed.origin).outset(by: 1 / scale)
    let frame = Rect(origin: .zero, size: size).outset(by: text.inkOutset)
    let visible = ink.intersection(frame)
    guard !visible.isEmpty else { return nil }
    let left = (visible.x * scale).rounded(.down)
    let top = (visible.y * scale).rounded(.down)
    let (width, height) = try Canvas.pixels(
      width: (visible.maxX * scale).rounded(.up) - left, height: (visible.maxY * scale).rounded(.up) - top)
    func draw(_ canvas: Canvas) {
      canvas.translate(x: -left, y: -top)
      canvas.scale(by: scale)
      placed.line.draw(on: canvas, at: placed.origin, alpha: color.alpha)
    }
    func origin(_ inner: PixelOffset) -> PixelOffset {
      PixelOffset(x: Int(left) + inner.x, y: Int(top) + inner.y)
    }
    if hasColor {
      let pixmap = Pixmap(width: width, height: height)
      try Canvas.draw(on: pixmap) { canvas in
        canvas.setColor(color)
        draw(canvas)
      }
      return InkBounds.crop(pixmap).map { .pixmap($0.pixmap, origin: origin($0.origin)) }
    }
    let drawn = try Canvas.drawMask(width: width, height: height) { canvas in
      canvas.setOpaque()
      draw(canvas)
    }
    return InkBounds.crop(drawn).map { .mask($0.mask, origin: origin($0.origin)) }
  }

  /// Shapes a text for a frame `width` points wide; `origin` is the left end of its baseline in the frame.
  func place(_ text: TextContent, width: Double) throws(RasterError) -> (line: ShapedLine, origin: Point) {
    guard text.baseline.isFinite else { throw .notFinite("a baseline") }
    let line: ShapedLine
    let room: Double
    do throws(FontError) {
      (line, room) = try FontGate.pass { () throws(FontError) in
        let line = try shaper.line(
          text.string, font: text.font, direction: text.direction, locale: text.locale, width: width)
        return (line, width - line.width)
      }
    } catch {
      throw .font(error)
    }
    let isLeft = (text.alignment == .leading) == (text.direction == .leftToRight)
    let x = text.alignment == .center ? room / 2 : isLeft ? 0 : room
    return (line, Point(x: x, y: text.baseline))
  }
}
