import CISAL

/// zlib's wrapping of deflate (RFC 1950).
extension PNGInflater {
  /// A byte of the data, wherever its piece lies.
  private func byte(_ index: Int) -> Int? {
    var index = index
    for piece in pieces {
      if index < piece.count { return Int(file[piece.lowerBound + index]) }
      index -= piece.count
    }
    return nil
  }

  func skipHeader() throws(CodecError) {
    guard let method = byte(0), let flags = byte(1) else { throw .truncated }
    // deflate, a window of at most 32 KiB, a number that checks both bytes, no dictionary.
    let isZlib = method & 15 == 8 && method >> 4 <= 7 && (method << 8 | flags) % 31 == 0 && flags & 32 == 0
    guard isZlib else { throw .corrupt("the pixel data is no zlib stream") }
    while taken < 2 {
      while next.isEmpty {
        next = pieces[piece]
        piece += 1
      }
      next = next.dropFirst()
      taken += 1
    }
  }

  func checkEnd() throws(CodecError) {
    defer { isFinished = true }
    guard !isRaw else { return }
    // Bytes that ISA-L has looked at already lie behind the stream.
    let end = taken - Int(state.pointee.read_in_length) / 8
    var sum = 0
    for i in 0..<4 {
      guard let byte = byte(end + i) else { throw .truncated }
      sum = sum << 8 | byte
    }
    guard sum == Int(adler) else { throw .corrupt("the checksum of the pixel data is wrong") }
  }
}
