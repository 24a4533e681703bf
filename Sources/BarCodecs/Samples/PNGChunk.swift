import CISAL

/// One chunk of a PNG (PNG specification, 5.3), with its checksum found right.
struct PNGChunk {
  /// The type's four letters as one number, highest byte first.
  struct Kind: RawRepresentable, Hashable, CustomStringConvertible {
    var rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ name: StaticString) {
      self.init(
        rawValue: UnsafeBufferPointer(start: name.utf8Start, count: 4).reduce(0) { $0 << 8 | UInt32($1) })
    }

    private var letters: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) } }

    var isWord: Bool {
      letters.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
    }
    /// Whoever does not know it cannot read the picture: its first letter is a capital.
    var isCritical: Bool { letters[0] & 0x20 == 0 }

    var description: String { String(latin1: letters) }

    static let cgbi = Kind("CgBI")
    static let ihdr = Kind("IHDR")
    static let plte = Kind("PLTE")
    static let idat = Kind("IDAT")
    static let iend = Kind("IEND")
    static let trns = Kind("tRNS")
    static let phys = Kind("pHYs")
    static let cicp = Kind("cICP")
    static let iccp = Kind("iCCP")
    static let srgb = Kind("sRGB")
    static let gama = Kind("gAMA")
    static let chrm = Kind("cHRM")
    static let actl = Kind("acTL")
    static let fctl = Kind("fcTL")
    static let fdat = Kind("fdAT")
  }

  var type: Kind
  /// Within the file.
  var range: Range<Int>
  var contents: ArraySlice<UInt8>

  /// The chunk that begins at `at`; moves past it. Cost: O(length), for the checksum.
  /// - Throws: `CodecError.truncated` when the file ends inside of it, `.corrupt` naming the chunk.
  init(_ file: [UInt8], at: inout Int) throws(CodecError) {
    guard at + 12 <= file.count else { throw .truncated }
    let fields = ByteFields(file[at..<at + 8])
    // Not nil: eight bytes are there.
    let length = fields.long(0) ?? 0
    let type = Kind(rawValue: UInt32(fields.long(4) ?? 0))
    guard type.isWord else { throw .corrupt("a chunk at byte \(at) has no name") }
    guard length <= file.count - at - 12 else { throw .truncated }
    let end = at + 8 + length
    let sum = file.withUnsafeBufferPointer { file in
      // Not nil: the file has more than twelve bytes.
      crc32_gzip_refl(0, file.baseAddress! + at + 4, UInt64(length + 4))
    }
    guard ByteFields(file[end..<end + 4]).long(0) == Int(sum) else {
      throw .corrupt("the checksum of \(type) is wrong")
    }
    self.type = type
    range = at + 8..<end
    contents = file[range]
    at = end + 4
  }
}
