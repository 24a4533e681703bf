/// fcTL: where a frame's picture goes, for how long, and what becomes of it.
struct PNGFrameControl: Equatable, Sendable {
  enum Dispose: UInt8 {
    case none = 0
    case background = 1
    case previous = 2
  }

  /// Pixels.
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var delay: FrameDelay
  var dispose: Dispose
  /// Over what is there, else in its place.
  var isBlended: Bool

  init(_ chunk: PNGChunk) throws(CodecError) {
    let fields = ByteFields(chunk.contents)
    guard chunk.contents.count == 26, let width = fields.long(4), let height = fields.long(8),
      let x = fields.long(12), let y = fields.long(16), let numerator = fields.word(20),
      let denominator = fields.word(22), let dispose = fields.byte(24).flatMap(Dispose.init),
      let blend = fields.byte(25), blend < 2, width > 0, height > 0
    else { throw .corrupt("an fcTL chunk is malformed") }
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    // A denominator of zero means hundredths of a second.
    delay = FrameDelay(numerator, denominator == 0 ? 100 : denominator)
    self.dispose = dispose
    isBlended = blend == 1
  }

  func fits(_ layout: PNGLayout) -> Bool { x + width <= layout.width && y + height <= layout.height }

  func covers(_ layout: PNGLayout) -> Bool {
    x == 0 && y == 0 && width == layout.width && height == layout.height
  }
}
