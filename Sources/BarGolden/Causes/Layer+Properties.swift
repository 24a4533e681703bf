import BarDisplay
import BarGeometry

extension Layer {
  /// Everything about the layer itself that can change, in the order in which causes name it. Its mask and what it
  /// contains have changes of their own.
  var properties: [(name: String, value: LayerValue)] {
    [
      ("x", .points(frame.x)), ("y", .points(frame.y)), ("width", .points(frame.width)),
      ("height", .points(frame.height)),
    ] + content.properties + [
      ("contents size", .words(contentsSize.map(Phrase.size) ?? "as the frame")),
      ("opacity", .number(opacity)),
      ("backdrop", .words(backdropFilters.isEmpty ? "none" : Phrase.filters(backdropFilters))),
      ("clips", .words(clipsToBounds ? "yes" : "no")),
      ("rasterize", .words(shouldRasterize ? "yes" : "no")),
    ]
  }

  /// What differs between two forms of a layer, but for masks and sublayers. Cost: O(its content).
  static func changes(from old: Layer, to new: Layer) -> [LayerChange] {
    guard old.content.kind == new.content.kind else {
      let kinds = LayerChange("content", .words(old.content.kind), .words(new.content.kind))
      return [kinds] + changes(old.properties, new.properties)
    }
    // A drawing's properties are costly to say.
    if case .drawing = old.content, old.content == new.content {
      let (one, other) = (old.without(), new.without())
      return changes(one.properties, other.properties)
    }
    return withoutConsequences(changes(old.properties, new.properties), from: old, to: new)
  }

  /// Another text or font has another size, and its layer keeps one edge or its middle: that is no change of its own.
  private static func withoutConsequences(
    _ changes: [LayerChange], from old: Layer, to new: Layer
  ) -> [LayerChange] {
    let isText = changes.contains {
      ["text", "font", "font weight", "font family", "kern"].contains($0.property)
    }
    guard isText else { return changes }
    func keeps(_ move: Double, _ growth: Double) -> Bool {
      // Half a point: places are rounded to pixels.
      [0, -growth / 2, -growth].contains { abs(move - $0) <= 0.5 }
    }
    let dx = keeps(new.frame.x - old.frame.x, new.frame.width - old.frame.width)
    let dy = keeps(new.frame.y - old.frame.y, new.frame.height - old.frame.height)
    let own = (dx ? ["x", "width", "contents size"] : []) + (dy ? ["y", "height", "baseline"] : [])
    return changes.filter { !own.contains($0.property) }
  }

  private func without() -> Layer {
    var copy = self
    copy.content = .none
    return copy
  }

  /// Of properties that both have.
  private static func changes(
    _ old: [(name: String, value: LayerValue)], _ new: [(name: String, value: LayerValue)]
  ) -> [LayerChange] {
    let values = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
    var changes: [LayerChange] = []
    for (name, value) in old {
      guard let other = values[name] else { continue }
      if other != value { changes.append(LayerChange(name, value, other)) }
    }
    return changes
  }
}

extension Content {
  /// One word for what it is.
  var kind: String {
    switch self {
    case .none: "nothing"
    case .color: "a colour"
    case .text: "a text"
    case .image: "an image"
    case .gradient: "a gradient"
    case .drawing: "a drawing"
    }
  }

  var properties: [(name: String, value: LayerValue)] {
    switch self {
    case .none: []
    case .color(let color): [("color", .words(Phrase.color(color)))]
    case .text(let text, let color): text.properties + [("color", .words(Phrase.color(color)))]
    case .image(let image, let tint):
      [
        ("image", .words(String(image.digest.prefix(12)))), ("image size", .words(Phrase.size(image.size))),
        ("image fill", .words(Phrase.fill(image.fill))),
        ("image flipped", .words(image.isFlipped ? "yes" : "no")),
        ("tint", .words(tint.map(Phrase.color) ?? "none")),
      ]
    case .gradient(let gradient): [("gradient", .words(Phrase.gradient(gradient)))]
    case .drawing(let drawing): [("drawing", .words(Phrase.drawing(drawing)))]
    }
  }
}

extension TextContent {
  var properties: [(name: String, value: LayerValue)] {
    [
      ("text", .words("“\(string)”")), ("font", .number(font.size)),
      ("font weight", .words(font.weight.name)),
      ("font family", .words(font.family ?? "system")), ("kern", .number(font.kern)),
      ("direction", .words(direction.rawValue)), ("locale", .words(locale)), ("baseline", .points(baseline)),
      ("alignment", .words(alignment.rawValue)),
    ]
  }
}
