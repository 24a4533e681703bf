import BarDisplay
import BarGeometry
import BarPixels

/// Paints the shapes of one drawing, in order.
struct ShapePainter {
  /// Scaled to points.
  let canvas: Canvas
  /// The canvas, pixels.
  let bounds: PixelRect
  let scale: Double
  let rasterizer: Rasterizer
  let images: any ImageProvider

  func paint(_ shape: Shape) throws(RasterError) {
    switch shape {
    case .rect(let rect, let radius, let color):
      canvas.fill(rect, radius: radius, color)
    case .ellipse(let rect, let color):
      canvas.addEllipse(rect)
      canvas.fill(color)
    case .fill(let path, let color):
      canvas.add(path)
      canvas.fill(color)
    case .stroke(let path, let width, let color):
      canvas.add(path)
      canvas.stroke(width: width, color)
    case .gradient(let rect, let radius, let gradient):
      try paint(gradient, in: rect, radius: radius)
    case .shadow(let rect, let radius, let blur, let color):
      try paintShadow(of: rect, radius: radius, sigma: blur * scale, color)
    case .text(let rect, let text, let color):
      guard rect.width > 0 else { return }
      let placed = try rasterizer.place(text, width: rect.width)
      canvas.setColor(color)
      placed.line.draw(on: canvas, at: rect.origin + placed.origin, alpha: color.alpha)
    case .image(let rect, let image, let tint):
      try paint(image, tint: tint, in: rect)
    }
  }

  /// The pixels that a rectangle touches, inside the canvas.
  private func pixels(of rect: Rect) -> PixelRect {
    let edges = Rect(
      x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale
    )
    .intersection(Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height)))
    let (left, top) = (Int(edges.x.rounded(.down)), Int(edges.y.rounded(.down)))
    return PixelRect(
      x: left, y: top, width: Int(edges.maxX.rounded(.up)) - left, height: Int(edges.maxY.rounded(.up)) - top)
  }

  private func paint(_ gradient: GradientContent, in rect: Rect, radius: Double) throws(RasterError) {
    let area = pixels(of: rect)
    guard !area.isEmpty, !gradient.stops.isEmpty else { return }
    let frame = Rect(
      x: rect.x * scale - Double(area.x), y: rect.y * scale - Double(area.y), width: rect.width * scale,
      height: rect.height * scale)
    let ramp = try GradientPainter(gradient).ramp(across: frame)
    // A few rows at a time, which stay in the cache: fresh memory costs more than what is painted.
    let height = max(1, (1 << 16) / area.width)
    for start in stride(from: 0, to: area.height, by: height) {
      let rows = start..<min(start + height, area.height)
      // At its ends the path may go a little beyond.
      let top = start == 0 ? -1 : start
      let bottom = rows.upperBound == area.height ? area.height + 1 : rows.upperBound
      try canvas.fill(
        with: ramp.pixmap(rows: rows, width: area.width), atPixel: PixelOffset(x: area.x, y: area.y + start),
        rows: area.y + top..<area.y + bottom
      ) { $0.addRoundedRect(rect, radius: radius) }
    }
  }

  /// The shape's coverage is drawn with room for the blur around it, blurred, and put on in `color`.
  private func paintShadow(of rect: Rect, radius: Double, sigma: Double, _ color: Color) throws(RasterError) {
    guard !rect.isEmpty else { return }
    let reach = SoftShadow.reach(sigma: max(sigma, 0))
    let shape = Rect(
      x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
    let room = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    // What lies farther than the blur reaches cannot be seen in the canvas.
    let area = shape.outset(by: Double(reach)).intersection(room.outset(by: Double(reach)))
    guard !area.isEmpty else { return }
    let (left, top) = (area.x.rounded(.down), area.y.rounded(.down))
    let (width, height) = try Canvas.pixels(
      width: area.maxX.rounded(.up) - left, height: area.maxY.rounded(.up) - top)
    let mask = try Canvas.drawMask(width: width, height: height) { canvas in
      canvas.translate(x: -left, y: -top)
      canvas.scale(by: scale)
      canvas.setOpaque()
      canvas.addRoundedRect(rect, radius: radius)
      canvas.fillPath()
    }
    SoftShadow.blur(mask, sigma: max(sigma, 0))
    try put(mask, at: PixelOffset(x: Int(left), y: Int(top)), color)
  }

  private func paint(_ image: ImageContent, tint: Color?, in rect: Rect) throws(RasterError) {
    guard !rect.isEmpty else { return }
    let corner = PixelOffset(x: pixel(rect.x), y: pixel(rect.y))
    func moved(_ origin: PixelOffset) -> PixelOffset {
      PixelOffset(x: corner.x + origin.x, y: corner.y + origin.y)
    }
    switch try rasterizer.raster(image, isMask: tint != nil, size: rect.size, scale: scale, images: images) {
    case .pixmap(let pixmap, let origin):
      try canvas.fill(with: pixmap, atPixel: moved(origin))
    case .mask(let mask, let origin): try put(mask, at: moved(origin), tint ?? .black)
    case .solid(let word):
      let frame = try Canvas.pixels(width: rect.width * scale, height: rect.height * scale)
      canvas.fill(
        PixelRect(x: corner.x, y: corner.y, width: frame.width, height: frame.height), word: word)
    case nil: return
    }
  }

  /// Nearest pixel edge; what is far outside is never seen.
  private func pixel(_ points: Double) -> Int {
    Int((points * scale).rounded().clamped(to: -0x1p30...0x1p30))
  }

  private func put(_ mask: AlphaMask, at offset: PixelOffset, _ color: Color) throws(RasterError) {
    let pixmap = Pixmap(uninitializedWidth: mask.width, height: mask.height)
    let word = color.premultipliedWord
    for i in 0..<(mask.width * mask.height) { pixmap.words[i] = word.covered(by: mask.bytes[i]) }
    try canvas.fill(with: pixmap, atPixel: offset)
  }
}

extension UInt32 {
  /// A premultiplied word times coverage / 255, each channel rounded half up.
  fileprivate func covered(by coverage: UInt8) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 {
      ((((self >> shift) & 255) * UInt32(coverage) + 127) / 255) << shift
    }
    return part(24) | part(16) | part(8) | part(0)
  }
}
