/// Inflate by the book (RFC 1951), as a judge of our deflate streams that shares no code with them.
struct TinyInflate {
  enum Failure: Error { case endOfInput, badBlock, badCode, badDistance, badChecksum }

  private let input: ArraySlice<UInt8>
  private var position = 0
  private var output: [UInt8] = []

  private init(_ input: ArraySlice<UInt8>) { self.input = input }

  static func raw(_ bytes: ArraySlice<UInt8>) throws -> [UInt8] {
    var inflate = TinyInflate(bytes)
    while try !inflate.block() {}
    return inflate.output
  }

  /// RFC 1950: two bytes of header, four of checksum.
  static func zlib(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count > 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0 else {
      throw Failure.badBlock
    }
    let output = try raw(bytes.dropFirst(2).dropLast(4))
    guard Checksums.adler32(output).bigEndianBytes == Array(bytes.suffix(4)) else {
      throw Failure.badChecksum
    }
    return output
  }

  /// RFC 1952: ten bytes of header and, with flag 8, a name ending in zero.
  static func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    var body = bytes.dropFirst(10)
    if bytes[3] & 8 != 0 { body = body.drop { $0 != 0 }.dropFirst() }
    return try raw(body.dropLast(8))
  }

  private mutating func bit() throws -> Int {
    let index = input.startIndex + position >> 3
    guard index < input.endIndex else { throw Failure.endOfInput }
    defer { position += 1 }
    return Int(input[index] >> UInt8(position & 7)) & 1
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for shift in 0..<count { value |= try bit() << shift }
    return value
  }

  /// Returns whether it was the last block.
  private mutating func block() throws -> Bool {
    let isLast = try bit() == 1
    switch try bits(2) {
    case 0: try stored()
    case 1:
      let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      try compressed(TinyHuffman(lengths), TinyHuffman(Array(repeating: 5, count: 30)))
    case 2: try dynamic()
    default: throw Failure.badBlock
    }
    return isLast
  }

  private mutating func stored() throws {
    position = (position + 7) & ~7
    let count = try bits(16)
    guard try bits(16) == ~count & 0xFFFF else { throw Failure.badBlock }
    for _ in 0..<count { output.append(UInt8(try bits(8))) }
  }

  private mutating func dynamic() throws {
    let literals = try bits(5) + 257
    let distances = try bits(5) + 1
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = Array(repeating: 0, count: 19)
    for index in 0..<(try bits(4) + 4) { codeLengths[order[index]] = try bits(3) }
    let code = TinyHuffman(codeLengths)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw Failure.badCode }
        lengths += Array(repeating: last, count: 3 + (try bits(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try bits(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try bits(7)))
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literals + distances else { throw Failure.badCode }
    try compressed(TinyHuffman(Array(lengths[..<literals])), TinyHuffman(Array(lengths[literals...])))
  }

  private mutating func compressed(_ literals: TinyHuffman, _ distances: TinyHuffman) throws {
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 { output.append(UInt8(symbol)) }
      if symbol == 256 { return }
      if symbol > 256 {
        let length = Self.lengthBases[symbol - 257] + (try bits(Self.lengthExtras[symbol - 257]))
        let code = try self.symbol(distances)
        let distance = Self.distanceBases[code] + (try bits(max(0, code / 2 - 1)))
        guard distance <= output.count else { throw Failure.badDistance }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
  }

  private mutating func symbol(_ code: TinyHuffman) throws -> Int {
    var value = 0
    for length in 1...15 {
      value = value << 1 | (try bit())
      if let symbol = code.symbol(value, length: length) { return symbol }
    }
    throw Failure.badCode
  }

  // The tables of RFC 1951, 3.2.5.
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227,
    258,
  ]
  private static let lengthExtras = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097,
    6145, 8193, 12289, 16385, 24577,
  ]
}
