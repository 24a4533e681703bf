/// Plays an animated PNG of RGB or RGBA frames that replace what is there: each frame's data is made a file of its own
/// and put into the canvas.
struct TinyAnimation {
  /// Straight R, G, B, A of the whole picture, one for each frame.
  private(set) var frames: [[UInt8]] = []

  init(_ file: TinyPNGFile) throws {
    let header = file.contents("IHDR")
    let (width, height) = (Self.long(header, 0), Self.long(header, 4))
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var sequence = 0
    var parts: [(control: [UInt8], data: [UInt8])] = []
    for chunk in file.chunks {
      switch chunk.type {
      case "fcTL":
        guard Self.long(chunk.contents, 0) == sequence else { throw TinyPNGFile.Failure.unexpected("fcTL") }
        sequence += 1
        parts.append((chunk.contents, []))
      case "IDAT": parts[parts.count - 1].data += chunk.contents
      case "fdAT":
        guard Self.long(chunk.contents, 0) == sequence else { throw TinyPNGFile.Failure.unexpected("fdAT") }
        sequence += 1
        parts[parts.count - 1].data += chunk.contents.dropFirst(4)
      default: break
      }
    }
    for part in parts {
      let box = (0..<4).map { Self.long(part.control, 4 + 4 * $0) }
      let own = Array(part.control[4..<12]) + header[8...]
      let bytes =
        TinyPNG.signature + TinyPNG.chunk("IHDR", own) + TinyPNG.chunk("IDAT", part.data)
        + TinyPNG.chunk("IEND", [])
      let rgba = try TinyPNGFile(bytes).rgba()
      for y in 0..<box[1] {
        let to = ((box[3] + y) * width + box[2]) * 4
        canvas.replaceSubrange(to..<to + box[0] * 4, with: rgba[y * box[0] * 4..<(y + 1) * box[0] * 4])
      }
      frames.append(canvas)
    }
  }

  private static func long(_ bytes: [UInt8], _ at: Int) -> Int {
    Int(UInt32(bigEndianBytes: bytes[at..<at + 4]))
  }
}
