/// Looks at the chunks of a PNG without decoding it (PNG specification, 5.3: length, type, data, checksum).
enum PNGChunks {
  /// Whether a chunk of this type comes before the picture's data. Cost: O(chunks).
  static func contains(_ type: String, in file: [UInt8]) -> Bool {
    var at = 8
    while at + 8 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let found = file[at + 4..<at + 8]
      if found.elementsEqual(type.utf8) { return true }
      if found.elementsEqual("IDAT".utf8) { return false }
      at += length + 12
    }
    return false
  }
}
