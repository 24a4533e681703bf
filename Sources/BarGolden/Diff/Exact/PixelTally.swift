import BarGeometry
import BarPixels

/// What a comparison has seen so far, row after row from the top.
struct PixelTally {
  private(set) var different = 0
  private(set) var alphaInvisible = 0
  private(set) var maxDelta = ChannelDelta.zero
  private var left = Int.max
  private var right = Int.min
  private var top = 0
  private var bottom = 0

  mutating func addRow(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int, y: Int
  ) {
    if Kernels.equal(expected, actual, count: count) { return }
    for x in 0..<count where expected[x] != actual[x] {
      let (e, a) = (UInt32(littleEndian: expected[x]), UInt32(littleEndian: actual[x]))
      note(x..<x + 1, y: y)
      if (e | a) >> 24 == 0 { alphaInvisible += 1 }
      maxDelta.red = max(maxDelta.red, Self.step(e, a, 0))
      maxDelta.green = max(maxDelta.green, Self.step(e, a, 8))
      maxDelta.blue = max(maxDelta.blue, Self.step(e, a, 16))
      maxDelta.alpha = max(maxDelta.alpha, Self.step(e, a, 24))
    }
  }

  /// Pixels of a row that only one picture has.
  mutating func addUnpaired(_ columns: Range<Int>, y: Int) {
    if !columns.isEmpty { note(columns, y: y) }
  }

  var bounds: PixelRect? {
    different == 0
      ? nil : PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
  }

  private mutating func note(_ columns: Range<Int>, y: Int) {
    if different == 0 { top = y }
    bottom = y
    different += columns.count
    left = min(left, columns.lowerBound)
    right = max(right, columns.upperBound)
  }

  private static func step(_ e: UInt32, _ a: UInt32, _ shift: UInt32) -> Int {
    abs(Int((e >> shift) & 255) - Int((a >> shift) & 255))
  }
}
