import BarDisplay
import BarGeometry

/// What a set of display lists contains.
struct Coverage {
  var contents: Set<ContentKind> = []
  var shapes: Set<ShapeKind> = []
  var filters: Set<FilterKind> = []
  var fills: Set<ImageFillKind> = []
  var elements: Set<PathElementKind> = []
  var modes: Set<ImageResizingMode> = []
  var directions: Set<LayoutDirection> = []
  var alignments: Set<TextAlignment> = []
  var weights: Set<FontWeight> = []
  /// Names of optional things that were seen both present and absent are here twice, as "+x" and "-x".
  var options: Set<String> = []

  mutating func add(_ layer: Layer) {
    note("mask", layer.mask != nil)
    note("sublayers", !layer.sublayers.isEmpty)
    note("clips", layer.clipsToBounds)
    note("rasterize", layer.shouldRasterize)
    note("contents", layer.contentsSize != nil)
    note("opacity", layer.opacity != 1)
    contents.insert(ContentKind(layer.content))
    filters.formUnion(layer.backdropFilters.map(FilterKind.init))
    switch layer.content {
    case .none, .color, .gradient: break
    case .text(let text, _): add(text)
    case .image(let image, let tint): add(image, tint)
    case .drawing(let drawing): for shape in drawing.shapes { add(shape) }
    }
    if let mask = layer.mask { add(mask) }
    for sublayer in layer.sublayers { add(sublayer) }
  }

  private mutating func note(_ option: String, _ present: Bool) {
    options.insert((present ? "+" : "-") + option)
  }

  private mutating func add(_ text: TextContent) {
    note("family", text.font.family != nil)
    note("kern", text.font.kern != 0)
    note("locale", text.locale != "en")
    weights.insert(text.font.weight)
    directions.insert(text.direction)
    alignments.insert(text.alignment)
  }

  private mutating func add(_ image: ImageContent, _ tint: Color?) {
    note("tint", tint != nil)
    note("flipped", image.isFlipped)
    fills.insert(ImageFillKind(image.fill))
    if case .resizable(_, let mode) = image.fill { modes.insert(mode) }
  }

  private mutating func add(_ shape: Shape) {
    shapes.insert(ShapeKind(shape))
    switch shape {
    case .rect(_, let radius, _), .gradient(_, let radius, _), .shadow(_, let radius, _, _):
      note("radius", radius != 0)
    case .fill(let path, _), .stroke(let path, _, _):
      elements.formUnion(path.elements.map(PathElementKind.init))
    case .text(_, let text, _): add(text)
    case .image(_, let image, let tint): add(image, tint)
    case .ellipse: break
    }
  }
}
