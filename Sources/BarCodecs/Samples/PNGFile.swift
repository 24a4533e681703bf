/// A PNG taken apart into its chunks: everything about it but its pixels.
struct PNGFile: Sendable {
  let bytes: [UInt8]
  let layout: PNGLayout
  /// Xcode's own kind: blue and red exchanged, premultiplied, deflate without zlib's wrapping.
  let isCgBI: Bool
  /// Red, green and blue of each colour.
  private(set) var palette: [UInt8] = []
  /// tRNS as it stands.
  private(set) var transparency: [UInt8] = []
  private(set) var tags = ColorTags()
  /// Where the picture's data lies, in order.
  private(set) var data: [Range<Int>] = []
  private(set) var animation: PNGAnimation?
  /// Pixels per metre of pHYs, when they are the same in both directions.
  private(set) var pixelsPerMeter: Int?

  /// Cost: O(bytes), for the checksums.
  /// - Throws: `CodecError`; too large a picture is refused before anything else is looked at.
  init(_ bytes: [UInt8], limits: ImageLimits) throws(CodecError) {
    self.bytes = bytes
    var at = PNGHeader.signature.count
    var chunk = try PNGChunk(bytes, at: &at)
    isCgBI = chunk.type == .cgbi
    if isCgBI { chunk = try PNGChunk(bytes, at: &at) }
    layout = try PNGLayout(chunk)
    try limits.check(width: layout.width, height: layout.height)
    var reading = Reading()
    while !reading.isAtEnd { try read(try PNGChunk(bytes, at: &at), &reading) }
    guard !data.isEmpty else { throw .corrupt("it has no pixel data") }
    guard layout.colorType != .palette || !palette.isEmpty else { throw .corrupt("it has no palette") }
    guard !isCgBI || layout.colorType == .rgba && layout.bitDepth == 8 else {
      throw .unsupported("a CgBI file of \(layout.words)", remedy: "take the picture it was made from")
    }
    try layout.checkPlausible(dataSize: data.reduce(0) { $0 + $1.count })
    try animation?.checkWhole(layout)
  }

  /// What depends on the order of chunks.
  private struct Reading {
    var last = PNGChunk.Kind.ihdr
    var isAtEnd = false
  }

  private mutating func read(_ chunk: PNGChunk, _ reading: inout Reading) throws(CodecError) {
    defer { reading.last = chunk.type }
    switch chunk.type {
    case .idat:
      guard data.isEmpty || reading.last == .idat else { throw .corrupt("its IDAT chunks are not in a row") }
      data.append(chunk.range)
    case .iend: reading.isAtEnd = true
    case .plte: try readPalette(chunk)
    case .ihdr: throw .corrupt("it has two IHDR chunks")
    case .trns where data.isEmpty:
      // Before the palette it says nothing, as libpng reads it.
      if layout.colorType != .palette || !palette.isEmpty { transparency = Array(chunk.contents) }
    case .actl where data.isEmpty: animation = try PNGAnimation(chunk)
    case .fctl: try animation?.addControl(chunk, isBeforeData: data.isEmpty)
    case .fdat: try animation?.addData(chunk)
    case .phys:
      let fields = ByteFields(chunk.contents)
      if let x = fields.long(0), x == fields.long(4), x > 0, fields.byte(8) == 1 { pixelsPerMeter = x }
    default:
      guard !chunk.type.isCritical || chunk.type == .cgbi else {
        throw .unsupported("the PNG chunk \(chunk.type)", remedy: "save the picture as a plain PNG")
      }
      if data.isEmpty { tags.read(chunk, bytes) }
    }
  }

  private mutating func readPalette(_ chunk: PNGChunk) throws(CodecError) {
    // In other pictures it is a suggestion for poor screens.
    guard layout.colorType == .palette else { return }
    let count = chunk.contents.count
    guard data.isEmpty, palette.isEmpty, count > 0, count.isMultiple(of: 3), count <= 768 else {
      throw .corrupt("its palette is malformed")
    }
    palette = Array(chunk.contents)
  }

  /// “8-bit RGB, interlaced”.
  var encoding: String { layout.words + (isCgBI ? ", optimised by Xcode (CgBI)" : "") }
}
