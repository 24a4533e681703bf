import BarPixels

/// IHDR, checked: which samples a PNG has and how its rows lie in the data (PNG specification, 11.2.2).
struct PNGLayout: Equatable, Sendable {
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var samples: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .greyAlpha, .rgba: [8, 16]
      }
    }

    var words: String {
      switch self {
      case .grey: "grey"
      case .rgb: "RGB"
      case .palette: "palette"
      case .greyAlpha: "grey with alpha"
      case .rgba: "RGBA"
      }
    }
  }

  /// Pixels.
  var width: Int
  var height: Int
  /// Bits of a sample in the file.
  var bitDepth: Int
  var colorType: ColorType
  var isInterlaced: Bool

  /// - Throws: `CodecError.corrupt` for anything that the specification does not allow.
  init(_ chunk: PNGChunk) throws(CodecError) {
    let bytes = chunk.contents
    guard chunk.type == .ihdr, bytes.count == 13 else { throw .corrupt("it does not begin with IHDR") }
    let fields = ByteFields(bytes)
    // Not nil: the length has been checked.
    width = fields.long(0) ?? 0
    height = fields.long(4) ?? 0
    bitDepth = Int(bytes[bytes.startIndex + 8])
    let type = bytes[bytes.startIndex + 9]
    guard let colorType = ColorType(rawValue: type) else { throw .corrupt("IHDR has colour type \(type)") }
    guard colorType.depths.contains(bitDepth) else {
      throw .corrupt("IHDR has \(bitDepth) bits a sample, which \(colorType.words) does not allow")
    }
    self.colorType = colorType
    let methods = bytes.suffix(3)
    guard methods.prefix(2).allSatisfy({ $0 == 0 }), let interlace = methods.last, interlace < 2 else {
      throw .corrupt("IHDR names a method that does not exist")
    }
    isInterlaced = interlace == 1
  }

  /// The depth that holds every sample.
  var depth: SampleDepth { bitDepth == 16 ? .sixteen : .eight }

  var bitsPerPixel: Int { bitDepth * colorType.samples }

  /// From a byte of a row to the one it is filtered by (9.2): at least one.
  var filterDistance: Int { max(1, bitsPerPixel / 8) }

  /// Bytes of a row of so many pixels, without the filter's number.
  func rowBytes(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Deflate packs at most 1032 bytes into one (a match of 258 bytes in two bits), so few bytes that promise
  /// many pixels cannot hold them.
  func checkPlausible(dataSize: Int) throws(CodecError) {
    guard width * height * bitsPerPixel / 8 <= (dataSize + 1) * 1032 else { throw .truncated }
  }

  /// “8-bit RGB, interlaced”.
  var words: String { "\(bitDepth)-bit \(colorType.words)" + (isInterlaced ? ", interlaced" : "") }
}
