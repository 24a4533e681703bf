import BarDisplay
import BarGeometry
import BarPixels
import BarRendering

/// The compositor's rules once more, one pixel after the other, in painting order, with nothing left out because
/// something lies over it and nothing kept between frames.
///
/// Blurs and rasters come from the reference blur and from a fresh rasterizer, which have tests of their own. A blur
/// inside a group is not its business: there the compositor's buffers end where the group ends.
struct NaivePainter {
  typealias Clip = [NaiveArea]

  let scale: Double
  let images: any ImageProvider
  private let rasterizer = Rasterizer(fonts: TestFonts.library)

  init(scale: Double, images: any ImageProvider) {
    self.scale = scale
    self.images = images
  }

  func render(_ list: DisplayList) throws -> Pixmap {
    var canvas = NaiveCanvas(
      width: Int((list.size.width * scale).rounded()), height: Int((list.size.height * scale).rounded()))
    for layer in list.layers { try paint(layer, at: .zero, clip: [], on: &canvas) }
    return canvas.pixmap
  }

  private func paint(_ layer: Layer, at origin: Point, clip: Clip, on canvas: inout NaiveCanvas) throws {
    guard layer.opacity > 0 else { return }
    let isGroup = !layer.sublayers.isEmpty || !layer.backdropFilters.isEmpty
    if layer.shouldRasterize {
      try paintRasterized(layer, at: origin, clip: clip, on: &canvas)
    } else if layer.mask != nil || (layer.opacity < 1 && isGroup) {
      try paintGroup(layer, at: origin, clip: clip, on: &canvas)
    } else {
      filterBackdrop(layer, at: origin, clip: clip, from: canvas, on: &canvas)
      try paintContent(layer, at: origin, clip: clip, on: &canvas)
      let inner = Point(x: origin.x + layer.frame.x * scale, y: origin.y + layer.frame.y * scale)
      let bounds = layer.clipsToBounds ? [NaiveArea(layer.frame, at: origin, scale: scale)] : []
      for sublayer in layer.sublayers { try paint(sublayer, at: inner, clip: clip + bounds, on: &canvas) }
    }
  }

  /// Mask and opacity act on the layer with all in it, its filtered backdrop included.
  private func paintGroup(_ layer: Layer, at origin: Point, clip: Clip, on canvas: inout NaiveCanvas) throws {
    var group = NaiveCanvas(width: canvas.width, height: canvas.height)
    filterBackdrop(layer, at: origin, clip: clip, from: canvas, on: &group)
    var plain = layer
    plain.opacity = 1
    plain.mask = nil
    plain.backdropFilters = []
    try paint(plain, at: origin, clip: [], on: &group)
    var shape: NaiveCanvas?
    if let mask = layer.mask {
      var drawn = NaiveCanvas(width: canvas.width, height: canvas.height)
      let inner = Point(x: origin.x + layer.frame.x * scale, y: origin.y + layer.frame.y * scale)
      try paint(mask, at: inner, clip: [], on: &drawn)
      shape = drawn
    }
    for (x, y) in inside(clip, canvas) {
      let cut = NaiveCanvas.scaled(group.pixels[y][x], shape?.pixels[y][x][0] ?? 255)
      canvas.lay(NaiveCanvas.scaled(cut, Int(Color.byte(layer.opacity))), x: x, y: y)
    }
  }

  /// Drawn with its corner on a whole pixel, then moved. The margin is for what sticks out.
  private func paintRasterized(
    _ layer: Layer, at origin: Point, clip: Clip, on canvas: inout NaiveCanvas
  ) throws {
    let margin = 100
    var own = NaiveCanvas(width: canvas.width + 2 * margin, height: canvas.height + 2 * margin)
    var plain = layer
    plain.frame.origin = .zero
    plain.opacity = 1
    plain.shouldRasterize = false
    try paint(plain, at: Point(x: Double(margin), y: Double(margin)), clip: [], on: &own)
    let area = NaiveArea(layer.frame, at: origin, scale: scale)
    lay(
      own, x: area.left - 64 * margin, y: area.top - margin, opacity: layer.opacity, clip: clip, on: &canvas)
  }

  private func filterBackdrop(
    _ layer: Layer, at origin: Point, clip: Clip, from source: NaiveCanvas, on target: inout NaiveCanvas
  ) {
    guard !layer.backdropFilters.isEmpty else { return }
    let area = NaiveArea(layer.frame, at: origin, scale: scale)
    let columns = (0..<source.width).filter { area.coverage($0) > 0 }
    guard let left = columns.first else { return }
    var reach = 0
    for case .blur(let sigma) in layer.backdropFilters {
      reach = max(reach, Int((sigma * scale * 3).rounded(.up)))
    }
    let rows = (0..<source.height).filter { $0 >= area.top - reach && $0 < area.bottom + reach }
    guard let top = rows.first else { return }
    var strip = source.pixmap.cropped(
      to: PixelRect(x: left, y: top, width: columns.count, height: rows.count))
    for filter in layer.backdropFilters {
      switch filter {
      case .blur(let sigma): strip = ReferenceBlur.gaussian(strip, sigma: sigma * scale)
      case .saturate(let amount):
        ReferenceKernels.saturate(
          strip.words, count: strip.width * strip.height, amount: Int((amount * 256).rounded()))
      }
    }
    for (x, y) in inside(clip + [area], target) {
      target.pixels[y][x] = NaiveCanvas.channels(strip[x - left, y - top])
    }
  }

  private func paintContent(
    _ layer: Layer, at origin: Point, clip: Clip, on canvas: inout NaiveCanvas
  ) throws {
    let area = NaiveArea(layer.frame, at: origin, scale: scale)
    if case .color(let color) = layer.content {
      let word = color.withAlpha(color.alpha * layer.opacity).premultipliedWord
      return fill(area, NaiveCanvas.channels(word), clip: clip, on: &canvas)
    }
    guard
      let raster = try rasterizer.raster(
        for: layer.content, size: layer.frame.size, scale: scale, images: images)
    else { return }
    let reach = NaiveArea(layer.frame, at: origin, scale: scale, outset: layer.content.outset)
    let opacity = Int(Color.byte(layer.opacity))
    switch raster {
    case .solid(let word):
      let faded = NaiveCanvas.scaled(NaiveCanvas.channels(word), opacity)
      fill(area, faded, clip: clip, on: &canvas)
    case .pixmap(let pixmap, let offset):
      lay(
        NaiveCanvas(pixmap), x: area.left + 64 * offset.x, y: area.top + offset.y, opacity: layer.opacity,
        clip: clip + [reach], on: &canvas)
    case .mask(let mask, let offset):
      let tint = NaiveCanvas.channels(tint(of: layer.content).premultipliedWord)
      for (x, y) in inside(clip + [reach], canvas) {
        let coverage = shifted(x: x, left: area.left + 64 * offset.x) { column in
          let row = y - area.top - offset.y
          let isInside = (0..<mask.width).contains(column) && (0..<mask.height).contains(row)
          return [isInside ? Int(mask[column, row]) : 0]
        }
        let seen = NaiveCanvas.times(coverage[0], opacity)
        canvas.lay(NaiveCanvas.scaled(tint, seen), x: x, y: y)
      }
    }
  }

  private func tint(of content: Content) -> Color {
    switch content {
    case .text(_, let color): color
    case .image(_, let tint): tint ?? .black
    case .none, .color, .gradient, .drawing: .black
    }
  }

  /// A colour over an area; a column covered in part gets that part of it.
  private func fill(_ area: NaiveArea, _ channels: [Int], clip: Clip, on canvas: inout NaiveCanvas) {
    for (x, y) in inside(clip + [area], canvas) {
      let part = (area.coverage(x) * 255 + 32) / 64
      canvas.lay(NaiveCanvas.scaled(channels, part), x: x, y: y)
    }
  }

  /// A picture whose left edge lies at `x` 64ths of a pixel.
  private func lay(
    _ picture: NaiveCanvas, x left: Int, y top: Int, opacity: Double, clip: Clip,
    on canvas: inout NaiveCanvas
  ) {
    for (x, y) in inside(clip, canvas) {
      let source = shifted(x: x, left: left) { column in
        let isInside = (0..<picture.width).contains(column) && (0..<picture.height).contains(y - top)
        return isInside ? picture.pixels[y - top][column] : [0, 0, 0, 0]
      }
      canvas.lay(NaiveCanvas.scaled(source, Int(Color.byte(opacity))), x: x, y: y)
    }
  }

  /// What pixel column `x` gets of a row that begins at `left` 64ths: a mean of two neighbours, rounded half up.
  private func shifted(x: Int, left: Int, _ source: (Int) -> [Int]) -> [Int] {
    let whole = left >= 0 ? left / 64 : -((63 - left) / 64)
    let part = left - 64 * whole
    let (here, before) = (source(x - whole), source(x - whole - 1))
    return here.indices.map { (here[$0] * (64 - part) + before[$0] * part + 32) / 64 }
  }

  private func inside(_ clip: Clip, _ canvas: NaiveCanvas) -> [(Int, Int)] {
    (0..<canvas.height).flatMap { y in
      (0..<canvas.width).filter { x in clip.allSatisfy { $0.contains(x, y) } }.map { ($0, y) }
    }
  }
}
