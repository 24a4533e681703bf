import BarGeometry

/// Collects frames and gives their text; the drawings met on the way get numbers in order of appearance.
struct DisplayListWriter {
  private var numbers: [Drawing: Int] = [:]
  private var drawings = ""
  private var frames = ""

  var text: String {
    DisplayListText.title + " " + DisplayListText.version + "\n" + drawings + frames
  }

  mutating func append(_ list: DisplayList, label: String) {
    frames += "frame \(Phrase.quoted(label)) \(Phrase.size(list.size)) @\(Phrase.number(list.scale))\n"
    for layer in list.layers { append(layer, level: 1) }
  }

  private mutating func append(_ layer: Layer, level: Int, isMask: Bool = false) {
    var words = isMask ? ["mask", "layer"] : ["layer"]
    words += [Phrase.name(layer.name), Phrase.rect(layer.frame)]
    if case .drawing(let drawing) = layer.content { define(drawing) }
    words += Phrase.content(layer.content) { String(numbers[$0, default: 0]) }
    if let size = layer.contentsSize { words += ["contents", Phrase.size(size)] }
    if layer.opacity != 1 { words += ["opacity", Phrase.number(layer.opacity)] }
    if !layer.backdropFilters.isEmpty { words += ["backdrop"] + Phrase.filters(layer.backdropFilters) }
    if layer.clipsToBounds { words.append("clips") }
    if layer.shouldRasterize { words.append("rasterize") }
    frames += String(repeating: "  ", count: level) + words.joined(separator: " ") + "\n"
    if let mask = layer.mask { append(mask, level: level + 1, isMask: true) }
    for sublayer in layer.sublayers { append(sublayer, level: level + 1) }
  }

  private mutating func define(_ drawing: Drawing) {
    guard numbers[drawing] == nil else { return }
    let number = numbers.count + 1
    numbers[drawing] = number
    drawings += "drawing \(number) \(Phrase.size(drawing.size))\n"
    for shape in drawing.shapes { drawings += "  " + Phrase.shape(shape) + "\n" }
  }
}
