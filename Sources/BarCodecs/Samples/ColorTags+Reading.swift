extension ColorTags {
  /// Bytes of a profile; those in use have a few hundred thousand at most (assumed: ten times as much).
  private static let maxProfileBytes = 4 << 20

  /// Takes what the chunk says; one that is malformed says nothing, as the specification asks (13.1).
  mutating func read(_ chunk: PNGChunk, _ file: [UInt8]) {
    let bytes = chunk.contents
    let fields = ByteFields(bytes)
    switch chunk.type {
    case .cicp where bytes.count == 4: codePoints = Array(bytes)
    case .srgb where bytes.count == 1: isSRGB = true
    case .gama where bytes.count == 4: gamma = fields.long(0) ?? 0
    case .chrm where bytes.count == 32: chromaticities = (0..<8).compactMap { fields.long($0 * 4) }
    case .iccp:
      guard let end = bytes.firstIndex(of: 0), bytes.startIndex < end, end + 2 <= bytes.endIndex else {
        return
      }
      let data = end + 2..<bytes.endIndex
      // A profile that cannot be unpacked is told apart by its packed bytes.
      let unpacked = try? PNGInflater.all(file, data, limit: Self.maxProfileBytes)
      profile = (String(latin1: bytes[..<end]), unpacked ?? Array(bytes[data]))
    default: return
    }
    let name = chunk.type.description
    if !chunks.contains(name) { chunks.append(name) }
  }
}
