import BarGeometry

extension Phrase {
  /// A layer's content; nothing for `.none`. `drawing` names a drawing, which has its lines elsewhere.
  static func content(_ content: Content, drawing: (Drawing) -> String) -> [String] {
    switch content {
    case .none: []
    case .color(let color): ["color", self.color(color)]
    case .text(let text, let color): ["text"] + self.text(text, color)
    case .image(let image, let tint): ["image"] + self.image(image, tint: tint)
    case .gradient(let gradient): ["gradient"] + self.gradient(gradient)
    case .drawing(let picture): ["drawing", drawing(picture)]
    }
  }

  static func text(_ text: TextContent, _ color: Color) -> [String] {
    var words = [quoted(text.string), number(text.font.size), text.font.weight.name]
    if let family = text.font.family { words += ["family", name(family)] }
    if text.font.kern != 0 { words += ["kern", number(text.font.kern)] }
    if text.direction != .leftToRight { words.append(text.direction.rawValue) }
    if text.locale != "en" { words += ["locale", name(text.locale)] }
    words += ["baseline", number(text.baseline)]
    if text.alignment != .leading { words.append(text.alignment.rawValue) }
    return words + [self.color(color)]
  }

  static func image(_ image: ImageContent, tint: Color?) -> [String] {
    var words = [name(image.digest), size(image.size)]
    switch image.fill {
    case .scaleToFill: break
    case .scaleAspectFit: words.append("scaleAspectFit")
    case .scaleAspectFill: words.append("scaleAspectFill")
    case .topLeft: words.append("topLeft")
    case .resizable(let caps, let mode):
      words += ["resizable", numbers(caps.top, caps.left, caps.bottom, caps.right), mode.rawValue]
    }
    if image.isFlipped { words.append("flipped") }
    if let tint { words += ["tint", color(tint)] }
    return words
  }

  static func gradient(_ gradient: GradientContent) -> [String] {
    var words = gradient.stops.flatMap { [color($0.color), number($0.location)] }
    if gradient.angle != 0 { words += ["angle", number(gradient.angle)] }
    return words
  }

  static func filters(_ filters: [Filter]) -> [String] {
    filters.flatMap { filter in
      switch filter {
      case .blur(let sigma): ["blur", number(sigma)]
      case .saturate(let amount): ["saturate", number(amount)]
      }
    }
  }
}
