import CBarKernels

extension Kernels {
  /// How many words are compared before looking whether any differed: long enough to vectorise, short
  /// enough to stop early.
  static var run: Int { Int(BK_RUN) }

  /// True when `count` words are the same. Cost: stops at the first run of 64 that differs.
  public static func equal(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, count: Int) -> Bool {
    firstUnequalRun(a, b, from: 0, count: count) >= count
  }

  /// True when every one of `count` pixels is opaque.
  public static func isOpaque(_ words: UnsafePointer<UInt32>, count: Int) -> Bool {
    guard count > 0 else { return true }
    return table.conjunction(words, count) >> 24 == 255
  }

  /// The start of the first run of 64 words at or after `start` that holds a difference; `count` or more
  /// when there is none.
  static func firstUnequalRun(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, from start: Int, count: Int
  ) -> Int {
    guard start < count else { return count }
    return table.first_unequal_words(a, b, start, count)
  }
}
