import BarGeometry

/// Reads the lines of a text by their indentation: what is one step deeper belongs to the line above.
struct DisplayListParser {
  private let bytes: [UInt8]
  /// Start of the next line that is not blank; `bytes.count` at the end.
  private var position = 0
  /// The next line's number, from 1.
  private var line = 1
  private var drawings: [Drawing] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func frames() throws(DisplayListTextError) -> [(label: String, list: DisplayList)] {
    try readTitle()
    var frames: [(label: String, list: DisplayList)] = []
    while var cursor = try next(at: 0) {
      if cursor.accept("drawing") {
        try readDrawing(&cursor)
      } else if cursor.accept("frame") {
        let label = try cursor.string("the frame's label")
        let size = try cursor.size()
        let scale = try cursor.scale()
        try cursor.finish("a line more deeply indented for a layer")
        frames.append((label, DisplayList(size: size, scale: scale, layers: try layers(at: 1).layers)))
      } else {
        throw cursor.unexpected("drawing or frame")
      }
    }
    return frames
  }

  private mutating func readTitle() throws(DisplayListTextError) {
    guard var cursor = try next(at: 0) else {
      throw DisplayListTextError(line: 1, problem: .notADisplayList)
    }
    for word in DisplayListText.title.split(separator: " ") where !cursor.accept(String(word)) {
      throw cursor.error(.notADisplayList)
    }
    let version = try cursor.name("the format's version")
    guard version == DisplayListText.version else { throw cursor.error(.version(version)) }
    try cursor.finish("a new line")
  }

  private mutating func readDrawing(_ cursor: inout LineCursor) throws(DisplayListTextError) {
    guard try cursor.count("the drawing's number") == drawings.count + 1 else {
      throw cursor.error(.drawingNumber(expected: drawings.count + 1))
    }
    var drawing = Drawing(size: try cursor.size(), shapes: [])
    try cursor.finish("a line more deeply indented for a shape")
    while var cursor = try next(at: 1) { drawing.shapes.append(try cursor.shape()) }
    drawings.append(drawing)
  }

  /// The layers on this level, up to the first line that is less deep, and the mask before them.
  private mutating func layers(
    at level: Int
  ) throws(DisplayListTextError) -> (mask: Layer?, layers: [Layer]) {
    var mask: Layer?
    var layers: [Layer] = []
    while var cursor = try next(at: level) {
      guard level <= DisplayListText.maximumDepth else { throw cursor.error(.tooDeep) }
      if cursor.accept("mask") {
        // On the first level there is no layer to mask.
        guard level > 1, mask == nil, layers.isEmpty else { throw cursor.error(.misplacedMask) }
        mask = try layer(&cursor, level: level)
      } else {
        layers.append(try layer(&cursor, level: level))
      }
    }
    return (mask, layers)
  }

  private mutating func layer(
    _ cursor: inout LineCursor, level: Int
  ) throws(DisplayListTextError) -> Layer {
    guard cursor.accept("layer") else { throw cursor.unexpected("layer or mask layer") }
    var layer = Layer(try cursor.name("the layer's name"), frame: try cursor.rect())
    layer.content = try cursor.content(drawings: drawings)
    if cursor.accept("contents") { layer.contentsSize = try cursor.size() }
    if cursor.accept("opacity") { layer.opacity = try cursor.number() }
    if cursor.accept("backdrop") { layer.backdropFilters = try cursor.filters() }
    layer.clipsToBounds = cursor.accept("clips")
    layer.shouldRasterize = cursor.accept("rasterize")
    try cursor.finish("its content, then contents, opacity, backdrop, clips, rasterize in this order")
    (layer.mask, layer.sublayers) = try layers(at: level + 1)
    return layer
  }

  /// Takes the next line if it is on this level; nil if it is less deep or there is none.
  private mutating func next(at level: Int) throws(DisplayListTextError) -> LineCursor? {
    while position < bytes.count {
      let start = bytes[position...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
      let isBlank = bytes[start...].starts(with: "\n".utf8) || bytes[start...].starts(with: "\r\n".utf8)
      let indent = start - position
      // A line that is not taken is looked at again for every level that ends here, but only so far.
      if !isBlank, start < bytes.count, indent < level * 2, indent.isMultiple(of: 2) { return nil }
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      // Git on Windows may have put carriage returns in.
      let isWindows = newline > start && bytes[newline - 1] == UInt8(ascii: "\r")
      let cursor = LineCursor(bytes, start..<(isWindows ? newline - 1 : newline), line: line)
      position = min(newline + 1, bytes.count)
      line += 1
      if isBlank || start == bytes.count { continue }
      guard indent == level * 2, bytes[start] != UInt8(ascii: "\t") else {
        throw cursor.error(.indentation)
      }
      return cursor
    }
    return nil
  }
}
