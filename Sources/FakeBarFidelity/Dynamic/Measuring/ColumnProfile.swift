/// The colour of each column of a picture, levels.
package struct ColumnProfile {
  package var colors: [SIMD3<Double>]

  package init(_ colors: [SIMD3<Double>]) { self.colors = colors }

  /// The median over `rows`: lines and a pointer that cover less than half of them do not count. O(pixels).
  package init(_ picture: Picture, rows: [Range<Int>]) {
    let rows = rows.flatMap { Array($0.clamped(to: 0..<picture.height)) }
    colors = (0..<picture.width).map { x in ColumnProfile.median(rows.map { picture[x, $0].vector }) }
  }

  /// Of each channel; nothing is black.
  package static func median(_ colors: some Collection<SIMD3<Double>>) -> SIMD3<Double> {
    var result = SIMD3<Double>.zero
    guard !colors.isEmpty else { return result }
    for channel in 0..<3 {
      let sorted = colors.map { $0[channel] }.sorted()
      let middle = sorted.count / 2
      result[channel] = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
    return result
  }
}

extension PixelColor {
  var vector: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}

extension SIMD3<Double> {
  /// The mean of the channels, levels.
  var level: Double { sum() / 3 }
  /// The mean difference of a channel.
  func distance(to other: SIMD3<Double>) -> Double {
    (abs(x - other.x) + abs(y - other.y) + abs(z - other.z)) / 3
  }
}
