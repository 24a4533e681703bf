import CBarKernels

extension Kernels {
  /// As its namesake for words, over pixels of any depth.
  @inline(__always)
  static func firstUnequalRun<Pixel: SamplePixel>(
    _ a: UnsafePointer<Pixel>, _ b: UnsafePointer<Pixel>, from start: Int, end limit: Int
  ) -> Int {
    guard start < limit else { return limit }
    // Of 4 or of 8 bytes: there are no other pixels.
    if MemoryLayout<Pixel>.size == MemoryLayout<UInt32>.size {
      return a.withMemoryRebound(to: UInt32.self, capacity: limit) { a in
        b.withMemoryRebound(to: UInt32.self, capacity: limit) { b in
          table.first_unequal_words(a, b, start, limit)
        }
      }
    }
    return a.withMemoryRebound(to: UInt64.self, capacity: limit) { a in
      b.withMemoryRebound(to: UInt64.self, capacity: limit) { b in
        table.first_unequal_longs(a, b, start, limit)
      }
    }
  }
}
