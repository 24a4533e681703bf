/// The pixel that is furthest apart so far; the first of equals. What is costly to say about it is worked out at
/// the end.
struct ComparePeak: Hashable, Sendable {
  private(set) var distance = -1.0
  private var x = 0
  private var y = 0
  private var index = 0
  private var depth = SampleDepth.eight
  private var expected: UInt64 = 0
  private var actual: UInt64 = 0

  @inline(__always)
  mutating func note<Pixel: SamplePixel>(
    _ distance: Double, x: Int, y: Int, index: Int, _ expected: Pixel, _ actual: Pixel
  ) {
    guard distance > self.distance else { return }
    self.distance = distance
    self.x = x
    self.y = y
    self.index = index
    depth = Pixel.depth
    self.expected = UInt64(expected)
    self.actual = UInt64(actual)
  }

  mutating func add(_ later: ComparePeak) {
    if later.distance > distance { self = later }
  }

  /// Nil when nothing was noted.
  func pixel(_ rule: CompareRule) -> ComparedPixel? {
    guard distance >= 0 else { return nil }
    let (a, b) =
      switch depth {
      case .eight: (UInt32(truncatingIfNeeded: expected).samples, UInt32(truncatingIfNeeded: actual).samples)
      case .sixteen: (expected.samples, actual.samples)
      }
    let metric = CIEDE2000Metric(limit: 0, background: rule.background)
    return ComparedPixel(
      x: x, y: y, distance: rule.metric.limitUnit(distance), deltaE: metric.judge(a, b, index).distance)
  }
}
