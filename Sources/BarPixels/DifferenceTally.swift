import BarGeometry

/// What a comparison has seen so far, row after row.
struct DifferenceTally {
  private var different = 0
  private var maxDelta: UInt32 = 0
  private var left = Int.max
  private var right = Int.min
  private var top = 0
  private var bottom = 0

  mutating func addRow(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, count: Int, y: Int
  ) {
    let before = different
    var x = Kernels.firstUnequalRun(a, b, from: 0, count: count)
    while x < count {
      let end = min(x + Kernels.run, count)
      while x < end {
        if a[x] != b[x] { add(a[x], b[x], x: x) }
        x += 1
      }
      x = Kernels.firstUnequalRun(a, b, from: x, count: count)
    }
    guard different > before else { return }
    if before == 0 { top = y }
    bottom = y
  }

  private mutating func add(_ a: UInt32, _ b: UInt32, x: Int) {
    different += 1
    left = min(left, x)
    right = max(right, x)
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let one = (a &>> shift) & 0xFF
      let other = (b &>> shift) & 0xFF
      maxDelta = max(maxDelta, one > other ? one &- other : other &- one)
    }
  }

  var result: PixelDifference {
    guard different > 0 else { return .none }
    return PixelDifference(
      different: different, maxDelta: Int(maxDelta),
      bounds: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
  }
}
