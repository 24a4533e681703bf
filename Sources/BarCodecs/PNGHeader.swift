/// A PNG's signature and IHDR, read before libpng is asked, so that nothing is allocated for a file that
/// lies.
struct PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Pixels.
  var width: Int
  var height: Int
  var bitDepth: Int
  var colorType: UInt8

  /// - Throws: `.truncated`, `.corrupt`, and `.unsupported` for Xcode's own kind of PNG.
  init(_ bytes: [UInt8]) throws(CodecError) {
    // Signature 8, length 4, type 4, contents 13, checksum 4 (PNG specification, 5.3 and 11.2.2).
    guard bytes.count >= 33 else { throw .truncated }
    let type = bytes[12..<16]
    if type.elementsEqual("CgBI".utf8) {
      throw .unsupported(
        "a PNG that Xcode has optimised for iOS (CgBI)",
        remedy: "take the picture from the asset catalog, or revert it with Xcode's pngcrush "
          + "-revert-iphone-optimizations")
    }
    guard Self.word(bytes, 8) == 13, type.elementsEqual("IHDR".utf8) else {
      throw .corrupt("it does not begin with IHDR")
    }
    width = Self.word(bytes, 16)
    height = Self.word(bytes, 20)
    bitDepth = Int(bytes[24])
    colorType = bytes[25]
  }

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
