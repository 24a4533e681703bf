/// Numbers at offsets of some bytes; nil beyond their end.
struct ByteFields {
  var isLittleEndian = false
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
  }

  /// 16 bits.
  func word(_ offset: Int) -> Int? {
    guard let first = byte(offset), let second = byte(offset + 1) else { return nil }
    return isLittleEndian ? Int(second) << 8 | Int(first) : Int(first) << 8 | Int(second)
  }

  /// 32 bits.
  func long(_ offset: Int) -> Int? {
    guard let first = word(offset), let second = word(offset + 2) else { return nil }
    return isLittleEndian ? second << 16 | first : first << 16 | second
  }
}
