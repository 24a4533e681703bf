import CLibdeflate

/// All of a picture at once.
extension PNGInflater {
  /// Whether data that unpacks to `size` bytes is faster unpacked at once. libdeflate is two to three times as fast as
  /// ISA-L where data is repetitive, and slower where it is not; they meet at about a seventh (measured).
  func isFasterWhole(_ size: Int) -> Bool { dataSize <= size / 8 }

  /// The whole stream at once, before anything else was read. False when it is damaged, or holds more or less than
  /// `count` bytes: reading it piece by piece tells how.
  func readWhole(_ out: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard let unpacker = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(unpacker) }
    let unpack = isRaw ? libdeflate_deflate_decompress : libdeflate_zlib_decompress
    var written = 0
    let result = withData { data in
      unpack(unpacker, data.baseAddress, data.count, out, count, &written)
    }
    isFinished = result == LIBDEFLATE_SUCCESS && written == count
    return isFinished
  }

  /// The data in one piece: in place when it is one, else copied together.
  private func withData<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    file.withUnsafeBufferPointer { file in
      if pieces.count == 1 { return body(UnsafeBufferPointer(rebasing: file[pieces[0]])) }
      return pieces.flatMap { file[$0] }.withUnsafeBufferPointer(body)
    }
  }
}
