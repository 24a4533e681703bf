import BarGeometry

/// Puts an animation together around the data of pictures that were written as files of their own.
struct APNGWriter: ~Copyable {
  private var png = PNGBytes(capacity: 1 << 16)
  private let frameCount: Int
  /// fcTL and fdAT are numbered together.
  private var sequence: UInt32 = 0

  init(frameCount: Int) {
    self.frameCount = frameCount
    png.begin()
  }

  /// Adds a frame: the first with all its chunks, of the others only the pixels.
  /// - Parameter file: a PNG as `PNGStableEncoder` writes it.
  mutating func append(_ file: [UInt8], at area: PixelRect, delay: APNGDelay) throws(CodecError) {
    let isFirst = sequence == 0
    if !isFirst { control(area, delay) }
    var at = PNGHeader.signature.count
    while at < file.count {
      let chunk = try PNGChunk(file, at: &at)
      switch chunk.type {
      case .iend: return
      case .idat where !isFirst: data(chunk)
      case .idat where sequence == 0:
        // What an animation is has to be known before its first pixel.
        announce()
        control(area, delay)
        copy(chunk, of: file)
      default: if isFirst { copy(chunk, of: file) }
      }
    }
  }

  consuming func finish() -> [UInt8] {
    png.beginChunk("IEND")
    png.endChunk()
    return png.array
  }

  private mutating func announce() {
    png.beginChunk("acTL")
    png.append(UInt32(frameCount))
    png.append(UInt32(1))  // plays
    png.endChunk()
  }

  private mutating func control(_ area: PixelRect, _ delay: APNGDelay) {
    png.beginChunk("fcTL")
    png.append(next())
    for field in [area.width, area.height, area.x, area.y] { png.append(UInt32(field)) }
    png.append(UInt32(delay.numerator) << 16 | UInt32(delay.denominator))
    png.append([0, 0])  // left standing, and in place of what was there
    png.endChunk()
  }

  private mutating func data(_ chunk: PNGChunk) {
    png.beginChunk("fdAT")
    png.append(next())
    png.append(chunk.contents)
    png.endChunk()
  }

  /// With its length, type and checksum.
  private mutating func copy(_ chunk: PNGChunk, of file: [UInt8]) {
    png.append(file[chunk.range.lowerBound - 8..<chunk.range.upperBound + 4])
  }

  private mutating func next() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }
}
