extension Pixmap {
  /// Resampled to another size (pixels, both positive) by area: a target pixel is the average of what it
  /// covers, so nothing aliases when shrinking. Enlarging is exact too, but blocky. A constant picture
  /// stays exactly constant; whole factors are `scaledDown(by:)`; other results are within one level of the
  /// exact average down to 1/64 of the size. Cost: O(pixels of this picture and of the result).
  public func resized(width newWidth: Int, height newHeight: Int) -> Pixmap {
    precondition(newWidth > 0 && newHeight > 0, "a pixmap needs at least one pixel")
    let factor = width / newWidth
    if newWidth * factor == width, newHeight * factor == height { return scaledDown(by: factor) }
    let result = Pixmap(uninitializedWidth: newWidth, height: newHeight)
    let across = AreaWeights(source: width, target: newWidth)
    let down = AreaWeights(source: height, target: newHeight)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * 4) { buffer in
      // A temporary allocation of one or more elements has a base address.
      let sums = buffer.baseAddress!
      for y in 0..<newHeight {
        sums.update(repeating: 0, count: width * 4)
        let first = down.firstWeight[y]
        for tap in first..<down.firstWeight[y + 1] {
          let line = down.firstPixel[y] + tap - first
          Pixmap.add(sums, row(line), times: down.weights[tap], count: width)
        }
        Pixmap.roundToBytesAndEight(sums, count: width * 4)
        Pixmap.average(result.row(y), sums, across)
      }
    }
    return result
  }

  /// 8.16 fixed point to 8.8, half up: leaves room in 32 bits for the second axis' weights.
  private static func roundToBytesAndEight(_ sums: UnsafeMutablePointer<UInt32>, count: Int) {
    var i = 0
    while i < count {
      sums[i] = (sums[i] &+ 128) &>> 8
      i &+= 1
    }
  }

  /// One row across: 8.8 times weights of 1/65,536, at most 255·2²⁴ + 2²³, which 32 bits hold.
  private static func average(
    _ out: UnsafeMutablePointer<UInt32>, _ sums: UnsafePointer<UInt32>, _ across: AreaWeights
  ) {
    across.weights.withUnsafeBufferPointer { weights in
      for x in across.firstPixel.indices {
        let half: UInt32 = 1 << 23
        var (b, g, r, a) = (half, half, half, half)
        var source = sums + across.firstPixel[x] * 4
        for tap in across.firstWeight[x]..<across.firstWeight[x + 1] {
          let weight = weights[tap]
          b &+= source[0] &* weight
          g &+= source[1] &* weight
          r &+= source[2] &* weight
          a &+= source[3] &* weight
          source += 4
        }
        out[x] = a & 0xFF00_0000 | (r &>> 24) &<< 16 | (g &>> 24) &<< 8 | b &>> 24
      }
    }
  }
}
