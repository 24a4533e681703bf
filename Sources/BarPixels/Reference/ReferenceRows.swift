/// What the kernels for rows of files must compute, byte by byte and on its own (PNG specification, 9.2).
package enum ReferenceRows {
  /// A row less the pixel to the left, `distance` bytes before; nothing lies before the first.
  package static func sub(_ row: [UInt8], distance: Int) -> [UInt8] {
    row.indices.map { row[$0] &- ($0 < distance ? 0 : row[$0 - distance]) }
  }

  /// A row less the row above.
  package static func up(_ row: [UInt8], above: [UInt8]) -> [UInt8] { zip(row, above).map { $0 &- $1 } }

  /// A row before the filter was put on it; nil when there is no such filter.
  package static func unfiltered(_ row: [UInt8], above: [UInt8], filter: UInt8, distance: Int) -> [UInt8]? {
    guard filter < 5 else { return nil }
    var result = row
    for i in row.indices {
      let isFirst = i < distance
      let (left, up) = (isFirst ? 0 : Int(result[i - distance]), Int(above[i]))
      let corner = isFirst ? 0 : Int(above[i - distance])
      // Whichever is nearest to left + up - corner; of equals the first.
      let guess = left + up - corner
      let nearest = [left, up, corner].min { abs($0 - guess) < abs($1 - guess) } ?? 0
      result[i] &+= UInt8([0, left, up, (left + up) / 2, nearest][Int(filter)])
    }
    return result
  }

  /// The sum of all differences, each as far from zero as a signed byte.
  package static func cost(_ row: [UInt8], _ other: [UInt8]) -> UInt32 {
    zip(row, other).reduce(0) { $0 + UInt32(abs(Int(Int8(bitPattern: $1.0 &- $1.1)))) }
  }

  /// Pixels unlike the one above; of these those unlike the one to the left; all combined by "and".
  package static func facts(_ row: [UInt32], above: [UInt32]) -> [UInt32] {
    let changed = row.indices.filter { row[$0] != above[$0] }
    let novel = changed.filter { $0 == 0 || row[$0] != row[$0 - 1] }
    return [UInt32(changed.count), UInt32(novel.count), row.reduce(.max, &)]
  }

  /// Words as bytes R, G, B.
  package static func rgb(_ row: [UInt32]) -> [UInt8] {
    row.flatMap { word in [2, 1, 0].map { UInt8(word >> ($0 * 8) & 255) } }
  }

  /// Bytes R, G, B as words that lie in memory as R, G, B, 255.
  package static func expanded(_ bytes: [UInt8]) -> [UInt32] {
    (0..<bytes.count / 3).map { pixel in
      (0..<3).reduce(0xFF00_0000) { $0 | UInt32(bytes[pixel * 3 + $1]) << UInt32($1 * 8) }
    }
  }
}
