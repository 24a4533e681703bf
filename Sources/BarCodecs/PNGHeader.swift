/// A PNG's signature and IHDR, read before libpng is asked, so that nothing is allocated for a file that
/// lies.
struct PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Pixels.
  var width: Int
  var height: Int
  var bitDepth: Int
  var colorType: UInt8

  /// Xcode's own kind: see `CgBIFile`.
  var isCgBI: Bool
  /// Of each sample a colour, not a grey and not a place in a palette.
  var isTrueColor: Bool { colorType == 2 || colorType == 6 }

  /// - Throws: `.truncated`, `.corrupt`.
  init(_ bytes: [UInt8]) throws(CodecError) {
    isCgBI = CgBIFile.isOne(bytes)
    // Signature 8; Xcode's chunk of 4 bytes; then length 4, type 4, contents 13, checksum 4 (PNG specification,
    // 5.3 and 11.2.2).
    let start = isCgBI ? 8 + 16 : 8
    guard bytes.count >= start + 25 else { throw .truncated }
    guard !isCgBI || Self.word(bytes, 8) == 4 else { throw .corrupt("its CgBI chunk is not of 4 bytes") }
    guard Self.word(bytes, start) == 13, bytes[(start + 4)..<(start + 8)].elementsEqual("IHDR".utf8) else {
      throw .corrupt("it does not begin with IHDR")
    }
    width = Self.word(bytes, start + 8)
    height = Self.word(bytes, start + 12)
    bitDepth = Int(bytes[start + 16])
    colorType = bytes[start + 17]
  }

  /// Most bytes that rows of this size can have: filter bytes, 16 bits in 4 channels, and twice as many rows for
  /// the passes of an interlaced picture, which round up.
  var maximumRowBytes: Int { 2 * (height + 7) * (1 + (width + 7) * 8) }

  /// Deflate packs at most 1032 bytes into one (a match of 258 bytes in two bits), so a short file that
  /// promises many pixels cannot hold them. Interlaced files have the same number of pixels.
  func checkPlausible(fileSize: Int) throws(CodecError) {
    let samples =
      switch colorType {
      case 2: 3
      case 4: 2
      case 6: 4
      default: 1
      }
    guard width * height * samples * bitDepth / 8 <= fileSize * 1032 else { throw .truncated }
  }

  private static func word(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
