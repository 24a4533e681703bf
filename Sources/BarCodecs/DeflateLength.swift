/// How deflate writes the length of a match, 3…257 (RFC 1951, 3.2.5): a symbol and extra bits. 258 has symbol
/// 285.
struct DeflateLength {
  var symbol: Int
  var extra = 0
  var extraBits = 0

  init(_ length: Int) {
    let value = length - 3
    guard value >= 8 else {
      symbol = 257 + value
      return
    }
    // Four symbols for each power of two.
    extraBits = Int.bitWidth - value.leadingZeroBitCount - 3
    symbol = 261 + 4 * extraBits + (value >> extraBits) & 3
    extra = value & (1 << extraBits - 1)
  }
}
