/// A picture while it is being blurred: four 16-bit lanes a pixel, in the byte order of the pixmap.
///
/// Lanes count in 1/32 of a level: roundings between passes stay invisible, and a lane times eight (the
/// interpolation's weights) still fits 16 bits: 255·32·8 = 65,280.
final class LanePlane {
  /// Pixels.
  let width: Int
  let height: Int
  let lanes: UnsafeMutablePointer<UInt16>

  static let one = 32

  /// Lanes in a row.
  var stride: Int { width * 4 }

  /// Contents are whatever was in memory.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let raw = UnsafeMutableRawPointer.allocate(byteCount: width * height * 8, alignment: 64)
    lanes = raw.bindMemory(to: UInt16.self, capacity: width * height * 4)
  }

  deinit { UnsafeMutableRawPointer(lanes).deallocate() }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt16> { lanes + y * stride }

  /// Rows become columns. Works in squares so that both sides stay in the cache.
  func transposed() -> LanePlane {
    let result = LanePlane(width: height, height: width)
    let side = 16
    lanes.withMemoryRebound(to: UInt64.self, capacity: width * height) { source in
      result.lanes.withMemoryRebound(to: UInt64.self, capacity: width * height) { target in
        for top in Swift.stride(from: 0, to: height, by: side) {
          for left in Swift.stride(from: 0, to: width, by: side) {
            for x in left..<min(left + side, width) {
              var y = top
              let end = min(top + side, height)
              while y < end {
                target[x &* height &+ y] = source[y &* width &+ x]
                y &+= 1
              }
            }
          }
        }
      }
    }
    return result
  }
}
