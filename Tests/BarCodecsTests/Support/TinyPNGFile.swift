/// A PNG taken apart without libpng: checks every CRC and inflates by `TinyInflate`. Reads 8-bit RGB and
/// RGBA.
struct TinyPNGFile {
  enum Failure: Error {
    case notPNG
    case badCRC(String)
    case unexpected(String)
  }

  private(set) var chunks: [(type: String, contents: [UInt8])] = []

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: TinyPNG.signature) else { throw Failure.notPNG }
    var at = 8
    while at < bytes.count {
      let length = Int(UInt32(bigEndianBytes: bytes[at..<at + 4]))
      let body = bytes[(at + 4)..<(at + 8 + length)]
      let type = String(decoding: body.prefix(4), as: UTF8.self)
      guard Checksums.crc32(body).bigEndianBytes == Array(bytes[(at + 8 + length)..<(at + 12 + length)])
      else {
        throw Failure.badCRC(type)
      }
      chunks.append((type, Array(body.dropFirst(4))))
      at += 12 + length
    }
  }

  var types: [String] { chunks.map(\.type) }

  func contents(_ type: String) -> [UInt8] { chunks.filter { $0.type == type }.flatMap(\.contents) }

  var colorType: UInt8 { contents("IHDR")[9] }

  /// Straight R, G, B, A.
  func rgba() throws -> [UInt8] {
    let header = contents("IHDR")
    let width = Int(UInt32(bigEndianBytes: header[0..<4]))
    let height = Int(UInt32(bigEndianBytes: header[4..<8]))
    let channels = colorType == 6 ? 4 : 3
    var data = try TinyInflate.zlib(contents("IDAT"))[...]
    var above = Array(repeating: UInt8(0), count: width * channels)
    var result: [UInt8] = []
    for _ in 0..<height {
      guard let filter = data.popFirst() else { throw Failure.unexpected("end of rows") }
      var row = Array(data.prefix(width * channels))
      data = data.dropFirst(row.count)
      for i in row.indices {
        switch filter {
        case 0: break
        case 1: row[i] &+= i < channels ? 0 : row[i - channels]
        case 2: row[i] &+= above[i]
        default: throw Failure.unexpected("filter \(filter)")
        }
      }
      for x in 0..<width {
        result += row[(x * channels)..<(x * channels + 3)] + [channels == 4 ? row[x * 4 + 3] : 255]
      }
      above = row
    }
    guard data.isEmpty else { throw Failure.unexpected("bytes after the rows") }
    return result
  }
}
