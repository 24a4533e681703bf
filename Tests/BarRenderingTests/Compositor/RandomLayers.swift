import BarDisplay
import BarGeometry
import BarPixels

/// Layers of all kinds at all places, from a fixed seed.
struct RandomLayers {
  private var state: UInt32
  private let scale: Double
  private var count = 0

  init(seed: UInt32, scale: Double) {
    state = seed &* 2_654_435_761 &+ 1
    self.scale = scale
  }

  static func size(_ scale: Double) -> Size { Size(width: 24 / scale, height: 16 / scale) }

  static let images: TestImages = {
    var random = RandomLayers(seed: 5, scale: 1)
    let clear = random.noise(width: 7, height: 5)
    let opaque = random.noise(width: 6, height: 6)
    for index in 0..<36 { opaque.words[index] |= 0xFF00_0000 }
    var images = TestImages()
    images.images = ["clear": clear, "opaque": opaque]
    return images
  }()

  /// 0 ..< `limit`.
  private mutating func next(_ limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % limit
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next(10_001)) / 10_000
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

  /// Valid premultiplied pixels.
  mutating func noise(width: Int, height: Int) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for index in 0..<width * height {
      let alpha = pick([0, 1, 128, 254, 255, next(256)])
      pixmap.words[index] = NaiveCanvas.word([
        alpha, next(alpha + 1), next(alpha + 1), next(alpha + 1),
      ])
    }
    return pixmap
  }

  mutating func list() -> DisplayList {
    let layers = (0..<2 + next(7)).map { _ in layer(depth: 0, mayBlur: true) }
    return DisplayList(size: RandomLayers.size(scale), scale: scale, layers: layers)
  }

  /// - Parameters:
  ///   - depth: nothing lies in a layer at depth 2 or more.
  ///   - mayBlur: false inside of groups.
  mutating func layer(depth: Int, mayBlur: Bool) -> Layer {
    count += 1
    var layer = Layer("l\(count)", frame: frame(), content: content())
    layer.opacity = pick([1, 1, 1, 1, 0.5, 0.004, 0, number(0...1)])
    layer.clipsToBounds = next(4) == 0
    layer.shouldRasterize = next(6) == 0
    let isMasked = depth < 2 && next(6) == 0
    let isGroup = layer.shouldRasterize || isMasked || layer.opacity < 1
    if isMasked { layer.mask = self.layer(depth: depth + 1, mayBlur: false) }
    if depth < 2, next(3) == 0 {
      layer.sublayers = (0...next(3)).map { _ in
        self.layer(depth: depth + 1, mayBlur: mayBlur && !isGroup)
      }
    }
    if mayBlur, !layer.shouldRasterize, next(5) == 0 {
      layer.backdropFilters = pick([
        [.blur(sigma: number(0.2...12) / scale), .saturate(1.8)], [.saturate(number(0...2))],
        [.blur(sigma: number(0.2...3) / scale)],
      ])
    }
    return layer
  }

  /// Whole pixels, even fractions or anything, in the canvas or around it.
  private mutating func frame() -> Rect {
    let size = RandomLayers.size(scale)
    if next(5) == 0 { return Rect(origin: .zero, size: size).outset(by: Double(next(3))) }
    let steps = pick([1.0, 1, 64, 1000])
    func snap(_ value: Double) -> Double { (value * scale * steps).rounded() / (scale * steps) }
    return Rect(
      x: snap(number(-size.width / 2...size.width)), y: snap(number(-size.height / 2...size.height)),
      width: snap(number(-0.5...size.width)), height: snap(number(-0.5...size.height)))
  }

  private mutating func color() -> Color {
    Color(
      red: number(0...1), green: number(0...1), blue: number(0...1), alpha: pick([1, 1, 0.5, number(0...1)]))
  }

  private mutating func content() -> Content {
    switch next(12) {
    case 0: return .none
    case 1, 2, 3: return .color(color().withAlpha(1))
    case 4, 5: return .color(color())
    case 6, 7: return .image(image("opaque", 6, 6), tint: nil)
    case 8: return .image(image("clear", 7, 5), tint: nil)
    case 9: return .image(image("clear", 7, 5), tint: color())
    case 10:
      let angle = pick([0.0, 90, 30])
      let stops = [0.0, 0.5, 1].map { GradientContent.Stop(location: $0, color: color()) }
      return .gradient(GradientContent(stops: stops, angle: angle))
    default:
      let font = FontDescription(size: 9 / scale)
      return .text(TextContent("gå", font: font, baseline: 7 / scale), color: color())
    }
  }

  private mutating func image(_ digest: String, _ width: Double, _ height: Double) -> ImageContent {
    let size = Size(width: width / scale, height: height / scale)
    let fills: [ImageFill] = [
      .scaleToFill, .topLeft, .scaleAspectFit, .scaleAspectFill,
      .resizable(
        capInsets: EdgeInsets(top: 1 / scale, left: 2 / scale, bottom: 2 / scale, right: 1 / scale),
        mode: .tile),
    ]
    return ImageContent(digest: digest, size: size, fill: pick(fills), isFlipped: next(3) == 0)
  }
}
