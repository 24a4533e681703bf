import BarCodecs
import Testing

@Suite("The deflate block of repeated rows") struct RepeatedRowsTests {
  @Test("inflates to rows of 2 and zeros, for every length up to three matches")
  func inflates() throws {
    for zeros in 3...780 {
      let rows = RepeatedRows(zeros: zeros)
      let row: [UInt8] = [2] + Array(repeating: 0, count: zeros)
      let expected = row + row + row
      #expect(try TinyInflate.raw(rows.block(rows: 3, isLast: true)[...]) == expected, "\(zeros)")
      #expect(rows.checksum(after: 1, rows: 3) == Checksums.adler32(expected))
    }
  }

  @Test("a checksum that is nearly as large as it gets wraps as Adler-32 does")
  func wraps() {
    // Their sum, and with it the first half of the checksum, is 65520.
    let before = [UInt8](repeating: 255, count: 256) + [239]
    let row: [UInt8] = [2] + Array(repeating: 0, count: 90)
    #expect(
      RepeatedRows(zeros: 90).checksum(after: Checksums.adler32(before), rows: 2)
        == Checksums.adler32(before + row + row))
  }

  @Test("a block that is not the last ends at a byte, so that another can follow")
  func follows() throws {
    for zeros in 3...40 {
      let rows = RepeatedRows(zeros: zeros)
      let stream = rows.block(rows: 2, isLast: false) + rows.block(rows: 5, isLast: true)
      #expect(try TinyInflate.raw(stream[...]).count == 7 * (zeros + 1))
    }
  }

  @Test("a wide row costs about two bits a match")
  func small() {
    // 1179 pixels of three bytes: 13 matches, 6 bits of literals, a rest of at most 9.
    #expect(
      RepeatedRows(zeros: 3537).block(rows: 1000, isLast: true).count < 1000 * (13 * 2 + 6 + 9) / 8 + 40)
  }
}
