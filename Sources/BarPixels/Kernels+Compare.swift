import CBarKernels

extension Kernels {
  /// How many words are compared before looking whether any differed: long enough to vectorise, short
  /// enough to stop early.
  static let run = 64

  /// True when `count` words are the same. Cost: stops at the first run of 64 that differs.
  public static func equal(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, count: Int) -> Bool {
    firstUnequalRun(a, b, from: 0, count: count) >= count
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
