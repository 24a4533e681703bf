import BarGeometry

extension LineCursor {
  /// A layer's content, `.none` when the next word does not start one. `drawings` are those defined so far.
  mutating func content(drawings: [Drawing]) throws(DisplayListTextError) -> Content {
    if accept("color") { return .color(try color()) }
    if accept("text") {
      let text = try text()
      return .text(text, color: try color())
    }
    if accept("image") {
      let image = try image()
      return .image(image, tint: try tint())
    }
    if accept("gradient") { return .gradient(try gradient()) }
    guard accept("drawing") else { return .none }
    let number = try count("the number of a drawing")
    guard drawings.indices.contains(number - 1) else { throw error(.unknownDrawing(number)) }
    return .drawing(drawings[number - 1])
  }

  /// All of a text but its colour, which follows it.
  mutating func text() throws(DisplayListTextError) -> TextContent {
    let string = try string("the text")
    var font = FontDescription(size: try number())
    guard let weight = accept(FontWeight.init(name:)) else {
      throw unexpected("a weight, one of " + FontWeight.allCases.map(\.name).joined(separator: ", "))
    }
    font.weight = weight
    if accept("family") { font.family = try name("a font family") }
    if accept("kern") { font.kern = try number() }
    let direction = accept(LayoutDirection.init(rawValue:))
    let locale = accept("locale") ? try name("a locale") : "en"
    try expect("baseline")
    let baseline = try number()
    return TextContent(
      string, font: font, direction: direction ?? .leftToRight, locale: locale, baseline: baseline,
      alignment: accept(TextAlignment.init(rawValue:)) ?? .leading)
  }

  /// All of an image but its tint, which follows it.
  mutating func image() throws(DisplayListTextError) -> ImageContent {
    let digest = try name("the digest of an image")
    let size = try size()
    let fill = try imageFill()
    return ImageContent(digest: digest, size: size, fill: fill, isFlipped: accept("flipped"))
  }

  mutating func tint() throws(DisplayListTextError) -> Color? {
    accept("tint") ? try color() : nil
  }

  private mutating func imageFill() throws(DisplayListTextError) -> ImageFill {
    if accept("scaleAspectFit") { return .scaleAspectFit }
    if accept("scaleAspectFill") { return .scaleAspectFill }
    if accept("topLeft") { return .topLeft }
    guard accept("resizable") else { return .scaleToFill }
    let insets = try insets()
    guard let mode = accept(ImageResizingMode.init(rawValue:)) else { throw unexpected("tile or stretch") }
    return .resizable(capInsets: insets, mode: mode)
  }

  mutating func gradient() throws(DisplayListTextError) -> GradientContent {
    var gradient = GradientContent(stops: [])
    while let color = acceptColor() {
      gradient.stops.append(.init(location: try number(), color: color))
    }
    if accept("angle") { gradient.angle = try number() }
    return gradient
  }

  mutating func filters() throws(DisplayListTextError) -> [Filter] {
    var filters: [Filter] = []
    while true {
      if accept("blur") {
        filters.append(.blur(sigma: try number()))
      } else if accept("saturate") {
        filters.append(.saturate(try number()))
      } else {
        guard filters.isEmpty else { return filters }
        throw unexpected("blur or saturate")
      }
    }
  }
}
