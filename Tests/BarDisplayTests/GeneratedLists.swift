import BarDisplay
import BarGeometry

/// Random display lists that hold every case and every odd value the text form must carry.
struct GeneratedLists {
  var random: LinearCongruentialGenerator

  init(seed: UInt64) { random = LinearCongruentialGenerator(seed: seed) }

  static let oddStrings = [
    "", " ", "Inbox", "a/b", "say \"hi\"", "back\\slash", "line\nbreak\r\n\ttab", "\0", "\u{1}\u{7F}", "首页",
    "👨‍👩‍👧 🇩🇪 👍🏽", "مرحبا", "שלום\u{202E}olleh\u{202C}", "e\u{301}", "\u{301}", "\u{FEFF}\u{200B}\u{2028}",
    "mask layer", "#FFFFFF", "drawing 1", "0,0", "\u{10FFFF}\u{E000}\u{A0}", "\\u{41}", "tail\\",
  ]

  static func corpus() -> [(label: String, list: DisplayList)] {
    var lists = GeneratedLists(seed: 1)
    return (0..<400).map { _ in (lists.string(), lists.list()) }
  }

  mutating func string() -> String { random.pick(GeneratedLists.oddStrings) }

  mutating func name() -> String { random.bool() ? "bar/title_\(random.int(20)).x" : string() }

  mutating func number() -> Double {
    switch random.int(6) {
    case 0: Double(random.int(2000)) - 1000
    case 1: Double(random.int(1_000_000)) / 1000 - 500
    case 2:
      random.pick([
        0, 1, -1, 0.1, 1e16, 1e-5, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi, 0.1 + 0.2,
      ])
    case 3:
      // Any finite pattern of bits.
      Double(bitPattern: random.bits() & ~(1 << 62))
    default: Double(random.int(100))
    }
  }

  mutating func color() -> Color {
    func byte() -> Double { Double(random.int(256)) / 255 }
    switch random.int(4) {
    case 0: return Color(red: byte(), green: byte(), blue: byte())
    case 1: return Color(red: byte(), green: byte(), blue: byte(), alpha: byte())
    case 2: return Color(red: byte(), green: byte(), blue: 0.5, alpha: 0.1 + 0.2)
    default: return Color(red: number(), green: number(), blue: number(), alpha: number())
    }
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }
  mutating func size() -> Size { Size(width: number(), height: number()) }
  mutating func rect() -> Rect { Rect(origin: point(), size: size()) }
  mutating func tint() -> Color? { random.bool() ? color() : nil }
  mutating func radius() -> Double { random.bool() ? 0 : number() }

  mutating func text() -> TextContent {
    let family: String? = random.bool() ? nil : string()
    let font = FontDescription(
      size: number(), weight: random.pick(FontWeight.allCases), family: family,
      kern: random.bool() ? 0 : number())
    return TextContent(
      string(), font: font, direction: random.pick(LayoutDirection.allCases),
      locale: random.pick(["en", "zh-Hant", "", "a b"]), baseline: number(),
      alignment: random.pick(TextAlignment.allCases))
  }

  mutating func image() -> ImageContent {
    let fill: ImageFill
    switch random.int(5) {
    case 0: fill = .scaleToFill
    case 1: fill = .scaleAspectFit
    case 2: fill = .scaleAspectFill
    case 3: fill = .topLeft
    default:
      let caps = EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
      fill = .resizable(capInsets: caps, mode: random.pick(ImageResizingMode.allCases))
    }
    return ImageContent(
      digest: random.bool() ? "00ff\(random.int(99))" : string(), size: size(), fill: fill,
      isFlipped: random.bool())
  }

  mutating func gradient() -> GradientContent {
    let stops = (0..<random.int(4)).map { _ in
      GradientContent.Stop(location: number(), color: color())
    }
    return GradientContent(stops: stops, angle: random.bool() ? 0 : number())
  }

  mutating func path() -> Path {
    Path(
      (0..<random.int(6)).map { _ in
        switch random.int(4) {
        case 0: .move(point())
        case 1: .line(point())
        case 2: .curve(point(), point(), to: point())
        default: .close
        }
      })
  }

  mutating func shape() -> Shape {
    switch random.int(8) {
    case 0: .rect(rect(), radius: radius(), fill: color())
    case 1: .ellipse(rect(), fill: color())
    case 2: .fill(path(), color())
    case 3: .stroke(path(), width: number(), color())
    case 4: .gradient(rect(), radius: radius(), gradient())
    case 5: .shadow(rect(), radius: radius(), blur: number(), color())
    case 6: .text(rect(), text(), color())
    default: .image(rect(), image(), tint: tint())
    }
  }

  mutating func content() -> Content {
    switch random.int(6) {
    case 0: .none
    case 1: .color(color())
    case 2: .text(text(), color: color())
    case 3: .image(image(), tint: tint())
    case 4: .gradient(gradient())
    // Few sizes and often no shape, so that drawings repeat and must be shared.
    default:
      .drawing(
        Drawing(
          size: Size(width: Double(random.int(3)), height: 44),
          shapes: (0..<random.int(4)).map { _ in shape() }))
    }
  }

  mutating func filters() -> [Filter] {
    (0..<random.int(3)).map { _ in random.bool() ? .blur(sigma: number()) : .saturate(number()) }
  }

  mutating func layer(depth: Int) -> Layer {
    Layer(
      name(), frame: rect(), content: content(), contentsSize: random.int(4) == 0 ? size() : nil,
      opacity: random.bool() ? 1 : number(),
      backdropFilters: filters(), clipsToBounds: random.bool(), shouldRasterize: random.bool(),
      mask: depth < 4 && random.int(4) == 0 ? layer(depth: depth + 1) : nil,
      sublayers: depth < 4 ? (0..<random.int(3)).map { _ in layer(depth: depth + 1) } : [])
  }

  mutating func list() -> DisplayList {
    DisplayList(size: size(), scale: number(), layers: (0..<random.int(4)).map { _ in layer(depth: 1) })
  }
}
