/// Collects bits as deflate wants them: the first one in the lowest place of the first byte (RFC 1951,
/// 3.1.1).
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// At most 32 bits; the lowest goes first.
  mutating func append(_ bits: Int, count: Int) {
    pending |= UInt64(bits) << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }
}
