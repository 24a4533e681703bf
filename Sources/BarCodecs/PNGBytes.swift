import CISAL

/// A PNG file under construction in one growing buffer, which is kept from file to file.
struct PNGBytes: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var bytes: UnsafeMutablePointer<UInt8>
  /// Where the open chunk's length stands.
  private var chunkStart = 0

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  /// A copy of the file so far.
  var array: [UInt8] { [UInt8](UnsafeBufferPointer(start: bytes, count: count)) }

  /// Forgets the last file and writes a signature.
  mutating func begin() {
    count = 0
    append(PNGHeader.signature)
  }

  mutating func beginChunk(_ type: StaticString) {
    chunkStart = count
    append(UInt32(0))
    reserve(4)
    (bytes + count).update(from: type.utf8Start, count: 4)
    count += 4
  }

  /// Bytes in the open chunk.
  var chunkCount: Int { count - chunkStart - 8 }

  mutating func endChunk() {
    let (end, length) = (count, UInt32(chunkCount))
    count = chunkStart
    append(length)
    count = end
    append(crc32_gzip_refl(0, bytes + chunkStart + 4, UInt64(count - chunkStart - 4)))
  }

  /// Highest byte first, as PNG has it.
  mutating func append(_ word: UInt32) {
    append((0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) })
  }

  mutating func append(_ more: some Collection<UInt8>) {
    reserve(more.count)
    for byte in more {
      bytes[count] = byte
      count += 1
    }
  }

  /// Lets `body` write at most `room` bytes at the end; it returns how many it wrote.
  mutating func append(
    room: Int, _ body: (UnsafeMutablePointer<UInt8>) throws(CodecError) -> Int
  ) throws(CodecError) {
    reserve(room)
    count += try body(bytes + count)
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = (count + more) * 2
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }
}
