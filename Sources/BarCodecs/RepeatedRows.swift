/// The deflate block for rows that repeat the row above: filter "up" and zeros. Interfaces are mostly such
/// rows, and written by rule they cost a few bytes each and no search; a fast compressor reaches for a
/// distant match, and pays three times as much.
///
/// One Huffman code serves every width. Bits below are written as they go out, first bit first:
/// 0 = length 258, 100 = byte 0, 101 = byte 2, 110 = end of block, 111 = the length of the rest of a row;
/// distance 1 is the bit 0.
package struct RepeatedRows {
  /// Zeros in a row; at least 3.
  private let zeros: Int

  package init(zeros: Int) { self.zeros = zeros }

  /// Zeros after the first, which is a literal: `matches` of length 258, then `rest` (0…257).
  private var matches: Int { (zeros - 1) / 258 }
  private var rest: Int { (zeros - 1) % 258 }

  /// The block, made to end at a byte: by filling up when it is the stream's last, else by an empty stored
  /// block.
  package func block(rows: Int, isLast: Bool) -> [UInt8] {
    var bits = BitWriter()
    bits.append(isLast ? 1 : 0, count: 1)
    writeCode(&bits)
    for _ in 0..<rows { writeRow(&bits) }
    bits.append(0b011, count: 3)
    if !isLast {
      bits.append(0, count: 3)
      bits.align()
      bits.append(0, count: 16)
      bits.append(0xFFFF, count: 16)
    }
    bits.align()
    return bits.bytes
  }

  /// The Adler-32 sum after such rows (RFC 1950, 8.2): only the filter's number adds to the first half.
  package func checksum(after sum: UInt32, rows: Int) -> UInt32 {
    let modulus = 65521
    var a = Int(sum & 0xFFFF)
    var b = Int(sum >> 16)
    for _ in 0..<rows {
      a = (a + Int(RowFilter.up.rawValue)) % modulus
      b = (b + (zeros + 1) * a) % modulus
    }
    return UInt32(b << 16 | a)
  }

  private func writeRow(_ bits: inout BitWriter) {
    bits.append(0b101, count: 3)
    bits.append(0b001, count: 3)
    for _ in 0..<matches { bits.append(0, count: 2) }
    if rest >= 3 {
      let length = DeflateLength(rest)
      bits.append(0b111, count: 3)
      bits.append(length.extra, count: length.extraBits)
      bits.append(0, count: 1)
    } else {
      for _ in 0..<rest { bits.append(0b001, count: 3) }
    }
  }

  /// The block's type and its code (RFC 1951, 3.2.7): lengths of 286 literal and 2 distance codes, themselves
  /// coded as 00 = a few zeros, 01 = many zeros, 100 = length 0, 101 = length 1, 111 = length 3.
  private func writeCode(_ bits: inout BitWriter) {
    bits.append(0b10, count: 2)
    bits.append(286 - 257, count: 5)
    bits.append(2 - 1, count: 5)
    // In the order 16 17 18 0 8 7 9 6 10 5 11 4 12 3 13 2 14 1; length 2 is there to complete the code.
    let lengths = [0, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 3]
    bits.append(lengths.count - 4, count: 4)
    for length in lengths { bits.append(length, count: 3) }

    let three = 0b111
    // A rest too short to be a match leaves its code unused; any symbol will do.
    let restSymbol = rest >= 3 ? DeflateLength(rest).symbol : 257
    bits.append(three, count: 3)  // byte 0
    writeUnused(1, &bits)
    bits.append(three, count: 3)  // byte 2
    writeUnused(253, &bits)
    bits.append(three, count: 3)  // end of block
    writeUnused(restSymbol - 257, &bits)
    bits.append(three, count: 3)
    writeUnused(285 - restSymbol - 1, &bits)
    for _ in 0..<3 { bits.append(0b101, count: 3) }  // length 258, distances 1 and 2
  }

  private func writeUnused(_ count: Int, _ bits: inout BitWriter) {
    var left = count
    while left >= 11 {
      let run = min(left, 138)
      bits.append(0b10, count: 2)
      bits.append(run - 11, count: 7)
      left -= run
    }
    if left >= 3 {
      bits.append(0, count: 2)
      bits.append(left - 3, count: 3)
      left = 0
    }
    for _ in 0..<left { bits.append(0b001, count: 3) }
  }
}
