import CISAL
import CLibdeflate

/// Inflates the data of one picture, piece by piece, through ISA-L, or all of it at once, through libdeflate. Pieces may
/// end anywhere, as IDAT chunks do.
final class PNGInflater {
  let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
  let file: [UInt8]
  /// Ranges of the file that hold the stream.
  let pieces: [Range<Int>]
  /// Bytes in the pieces.
  let dataSize: Int
  /// deflate without zlib's header and checksum, as Xcode writes it.
  let isRaw: Bool
  /// The piece at work, and what is left of it.
  var (piece, next) = (0, 0..<0)
  /// Bytes of the pieces that ISA-L has been given.
  var taken = 0
  /// Of what was unpacked so far; ISA-L's own takes a fifth of the time (measured).
  var adler: UInt32 = 1
  /// The stream is at its end, and its checksum is right.
  var isFinished = false

  init(_ file: [UInt8], _ pieces: [Range<Int>], isRaw: Bool = false) {
    self.file = file
    self.pieces = pieces
    self.isRaw = isRaw
    dataSize = pieces.reduce(0) { $0 + $1.count }
    isal_inflate_init(state)
    state.pointee.crc_flag = UInt32(ISAL_DEFLATE)
  }

  deinit { state.deallocate() }

  /// Fills `out`; returns how many bytes there were, fewer only at the stream's end.
  /// - Throws: `CodecError.truncated` when the pieces end before the stream does, `.corrupt`.
  func read(_ out: UnsafeMutablePointer<UInt8>, count: Int) throws(CodecError) -> Int {
    if taken == 0, !isRaw { try skipHeader() }
    var done = 0
    while done < count, !isFinished {
      while next.isEmpty, piece < pieces.count {
        next = pieces[piece]
        piece += 1
      }
      let isLast = next.isEmpty
      let written = try inflate(out + done, count: count - done)
      adler = libdeflate_adler32(adler, out + done, written)
      done += written
      if state.pointee.block_state == ISAL_BLOCK_FINISH {
        try checkEnd()
      } else if isLast, written == 0 {
        // Nothing came of no input: the stream wants more than there is.
        throw .truncated
      }
    }
    return done
  }

  private func inflate(_ out: UnsafeMutablePointer<UInt8>, count: Int) throws(CodecError) -> Int {
    // At most what ISA-L's 32-bit fields hold.
    let (room, input) = (min(count, 1 << 30), min(next.count, 1 << 30))
    let status = file.withUnsafeBufferPointer { file in
      // Not nil: a file with a picture in it has bytes.
      state.pointee.next_in = UnsafeMutablePointer(mutating: file.baseAddress! + next.lowerBound)
      state.pointee.avail_in = UInt32(input)
      state.pointee.next_out = out
      state.pointee.avail_out = UInt32(room)
      return isal_inflate(state)
    }
    guard status >= 0 else { throw .corrupt("the pixel data cannot be unpacked") }
    let used = input - Int(state.pointee.avail_in)
    next = next.lowerBound + used..<next.upperBound
    taken += used
    return room - Int(state.pointee.avail_out)
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
}
