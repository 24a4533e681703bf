import BarPixels

/// Makes a picture of another size out of a pixmap, by one map an axis.
enum ImageResampler {
  /// Pixel (i, j) is the weighted mean of the source pixels that `x` and `y` name for i and j. Returns the
  /// source itself when nothing changes. Cost: O(destination × taps), rows first; equal rows are copied.
  static func resample(_ source: Pixmap, x: AxisMap, y: AxisMap) -> Pixmap {
    if x.isIdentity(length: source.width), y.isIdentity(length: source.height) { return source }
    let result = Pixmap(width: x.count, height: y.count)
    // Four channels of one source row, or of the mean of several, 8 bits of fraction: b, g, r, a.
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: source.width * 4)
    row.initialize(repeating: 0, count: source.width * 4)
    defer { row.deallocate() }
    for j in 0..<y.count {
      if j > 0, y.hasSameTaps(j, j - 1) {
        result.row(j).update(from: result.row(j - 1), count: x.count)
        continue
      }
      mix(source, taps: y, at: j, into: row)
      stretch(row, by: x, into: result.row(j))
    }
    return result
  }

  private static func mix(
    _ source: Pixmap, taps: AxisMap, at j: Int, into row: UnsafeMutablePointer<UInt32>
  ) {
    row.update(repeating: 0, count: source.width * 4)
    for tap in taps.starts[j]..<taps.starts[j + 1] {
      let weight = taps.weights[tap]
      let words = source.row(taps.indices[tap])
      for i in 0..<source.width {
        let word = words[i]
        row[4 * i] &+= (word & 255) &* weight
        row[4 * i + 1] &+= ((word >> 8) & 255) &* weight
        row[4 * i + 2] &+= ((word >> 16) & 255) &* weight
        row[4 * i + 3] &+= (word >> 24) &* weight
      }
    }
    // Sums are at most 255 << 14; 16 bits are kept so that the next product fits 32 bits.
    let cut = AxisMap.shift - 8
    for i in 0..<(source.width * 4) { row[i] = (row[i] &+ (1 << (cut - 1))) >> cut }
  }

  private static func stretch(
    _ row: UnsafeMutablePointer<UInt32>, by x: AxisMap, into words: UnsafeMutablePointer<UInt32>
  ) {
    x.starts.withUnsafeBufferPointer { starts in
      x.indices.withUnsafeBufferPointer { indices in
        x.weights.withUnsafeBufferPointer { weights in
          let cut = AxisMap.shift + 8
          for i in 0..<(starts.count - 1) {
            var (b, g, r, a) = (
              UInt32(1 << (cut - 1)), UInt32(1 << (cut - 1)), UInt32(1 << (cut - 1)), UInt32(1 << (cut - 1))
            )
            for tap in starts[i]..<starts[i + 1] {
              let pixel = row + 4 * indices[tap]
              let weight = weights[tap]
              b &+= pixel[0] &* weight
              g &+= pixel[1] &* weight
              r &+= pixel[2] &* weight
              a &+= pixel[3] &* weight
            }
            words[i] = (a >> cut) << 24 | (r >> cut) << 16 | (g >> cut) << 8 | b >> cut
          }
        }
      }
    }
  }
}
