/// The bytes of a file with its name; turns byte offsets into lines and columns.
public struct SourceText: Sendable {
  /// The file's name as messages print it.
  public let file: String
  public let bytes: [UInt8]

  /// Offsets at which lines begin. LF, CR LF and a lone CR end a line; U+2028 and U+2029 do not, because
  /// editors number lines without them.
  private let lineStarts: [Int]

  /// Cost: linear in the bytes, or constant when they are more than `JSON5.maximumLength` and will be refused.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    // A byte order mark is no character of the first line.
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    if bytes.count <= JSON5.maximumLength {
      for (index, byte) in bytes.enumerated() {
        let endsLine = byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
        if endsLine { starts.append(index + 1) }
      }
    }
    lineStarts = starts
  }

  /// Where a byte offset lies; offsets outside are moved to the nearest end. Cost: linear in the line's length.
  public func position(of offset: Int) -> SourcePosition {
    let (line, range) = line(at: offset)
    let prefix = bytes[range.lowerBound..<max(range.lowerBound, min(offset, range.upperBound))]
    // Counting characters needs grapheme breaking, which plain ASCII can do without.
    let isASCII = prefix.allSatisfy { $0 < 0x80 }
    let count = isASCII ? prefix.count : String(decoding: prefix, as: UTF8.self).count
    return SourcePosition(line: line, column: count + 1)
  }

  /// The number of the line that holds an offset, and the bytes of that line without its end.
  func line(at offset: Int) -> (number: Int, bytes: Range<Int>) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    guard bytes.count <= JSON5.maximumLength else { return (1, start..<start) }
    var end = low + 1 < lineStarts.count ? lineStarts[low + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return (low + 1, start..<end)
  }
}
