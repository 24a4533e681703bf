/// A canonical Huffman code (RFC 1951, 3.2.2).
struct TinyHuffman {
  private var firstCodes = Array(repeating: 0, count: 16)
  private var symbols: [[Int]] = Array(repeating: [], count: 16)

  /// Lengths by symbol; 0 means unused.
  init(_ lengths: [Int]) {
    for (symbol, length) in lengths.enumerated() where length > 0 { symbols[length].append(symbol) }
    for length in 1...15 { firstCodes[length] = (firstCodes[length - 1] + symbols[length - 1].count) << 1 }
  }

  func symbol(_ code: Int, length: Int) -> Int? {
    let index = code - firstCodes[length]
    return symbols[length].indices.contains(index) ? symbols[length][index] : nil
  }
}
