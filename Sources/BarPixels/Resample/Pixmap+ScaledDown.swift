extension Pixmap {
  /// Shrunk by a whole factor: every pixel is the exact average of `n` × `n`, rounded half up. Sides are
  /// rounded up; the last column and row average the pixels they have. A factor of one or less gives the
  /// picture itself. Cost: O(pixels of this picture).
  public func scaledDown(by n: Int) -> Pixmap {
    guard n > 1 else { return self }
    let result = Pixmap(
      uninitializedWidth: (width - 1) / n + 1, height: (height - 1) / n + 1)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * 4) { buffer in
      // A temporary allocation of one or more elements has a base address.
      let sums = buffer.baseAddress!
      for y in 0..<result.height {
        let top = y * n
        let rows = min(n, height - top)
        sums.update(repeating: 0, count: width * 4)
        for line in top..<top + rows {
          Pixmap.add(sums, row(line), times: 1, count: width)
        }
        for x in 0..<result.width {
          let columns = min(n, width - x * n)
          result.row(y)[x] = Pixmap.average(sums + x * n * 4, columns, of: columns * rows)
        }
      }
    }
    return result
  }

  /// Adds `times` each channel of a row to its sum.
  static func add(
    _ sums: UnsafeMutablePointer<UInt32>, _ words: UnsafePointer<UInt32>, times: UInt32, count: Int
  ) {
    words.withMemoryRebound(to: UInt8.self, capacity: count * 4) { bytes in
      var i = 0
      while i < count &* 4 {
        sums[i] = sums[i] &+ UInt32(bytes[i]) &* times
        i &+= 1
      }
    }
  }

  /// The word whose channels are the sums of `columns` pixels over `area`.
  private static func average(_ sums: UnsafePointer<UInt32>, _ columns: Int, of area: Int) -> UInt32 {
    let half = UInt64(area / 2)
    var (b, g, r, a) = (half, half, half, half)
    var i = 0
    while i < columns &* 4 {
      b &+= UInt64(sums[i])
      g &+= UInt64(sums[i &+ 1])
      r &+= UInt64(sums[i &+ 2])
      a &+= UInt64(sums[i &+ 3])
      i &+= 4
    }
    let divisor = UInt64(area)
    let word = (a / divisor) << 24 | (r / divisor) << 16 | (g / divisor) << 8 | b / divisor
    return UInt32(truncatingIfNeeded: word)
  }
}
