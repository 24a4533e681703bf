import CISAL

/// Inflates the data of one picture, piece by piece, through ISA-L. Pieces may end anywhere, as IDAT chunks do.
final class PNGInflater {
  private let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
  private let file: [UInt8]
  private var pieces: ArraySlice<Range<Int>>
  private var next: Range<Int>

  /// - Parameters:
  ///   - pieces: ranges of the file that hold the stream.
  ///   - isRaw: deflate without zlib's header and checksum, as Xcode writes it.
  init(_ file: [UInt8], _ pieces: [Range<Int>], isRaw: Bool = false) {
    self.file = file
    self.pieces = pieces[...]
    next = 0..<0
    isal_inflate_init(state)
    state.pointee.crc_flag = UInt32(isRaw ? ISAL_DEFLATE : ISAL_ZLIB)
  }

  deinit { state.deallocate() }

  /// The stream is at its end, and its checksum is right.
  var isFinished: Bool { state.pointee.block_state == ISAL_BLOCK_FINISH }

  /// Fills `out`; returns how many bytes there were, fewer only at the stream's end.
  /// - Throws: `CodecError.truncated` when the pieces end before the stream does, `.corrupt`.
  func read(_ out: UnsafeMutablePointer<UInt8>, count: Int) throws(CodecError) -> Int {
    var done = 0
    while done < count, !isFinished {
      while next.isEmpty, let piece = pieces.popFirst() { next = piece }
      // At most what ISA-L's 32-bit fields hold.
      let (room, input) = (min(count - done, 1 << 30), min(next.count, 1 << 30))
      let isLast = next.isEmpty
      let (status, used, written) = file.withUnsafeBufferPointer { file in
        // Not nil: a file with a picture in it has bytes.
        state.pointee.next_in = UnsafeMutablePointer(mutating: file.baseAddress! + next.lowerBound)
        state.pointee.avail_in = UInt32(input)
        state.pointee.next_out = out + done
        state.pointee.avail_out = UInt32(room)
        let status = isal_inflate(state)
        return (status, input - Int(state.pointee.avail_in), room - Int(state.pointee.avail_out))
      }
      guard status >= 0, status != ISAL_NEED_DICT else { throw Self.error(status) }
      next = next.lowerBound + used..<next.upperBound
      done += written
      // Nothing came of no input: the stream wants more than there is.
      if isLast, written == 0, !isFinished { throw .truncated }
    }
    return done
  }

  /// Called when every row has been read: the stream has to be at its end with its checksum right. More data than
  /// the picture needs is let pass, as every program does, without unpacking it.
  /// - Throws: `CodecError`.
  func finish() throws(CodecError) {
    var more: UInt8 = 0
    _ = try read(&more, count: 1)
  }

  /// A whole zlib stream.
  /// - Throws: `CodecError`; `.corrupt` also when it has more than `limit` bytes.
  static func all(_ file: [UInt8], _ range: Range<Int>, limit: Int) throws(CodecError) -> [UInt8] {
    let inflater = PNGInflater(file, [range])
    var result: [UInt8] = []
    let part = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)
    defer { part.deallocate() }
    while !inflater.isFinished {
      let count = try inflater.read(part, count: 1 << 16)
      result += UnsafeBufferPointer(start: part, count: count)
      guard result.count <= limit else { throw .corrupt("a chunk holds more than \(limit) bytes") }
    }
    return result
  }

  private static func error(_ status: Int32) -> CodecError {
    switch status {
    case ISAL_INCORRECT_CHECKSUM: .corrupt("the checksum of the pixel data is wrong")
    case ISAL_INVALID_WRAPPER, ISAL_UNSUPPORTED_METHOD, ISAL_NEED_DICT:
      .corrupt("the pixel data is no zlib stream")
    default: .corrupt("the pixel data cannot be unpacked")
    }
  }
}
