import CBarKernels

/// Takes PNG's row filters off again (PNG specification, 9.2), in place.
enum PNGUnfilter {
  /// - Parameters:
  ///   - row: `count` bytes; `above`: the finished row above, zeros for the first.
  ///   - distance: bytes from a sample to the same one of the pixel before.
  /// - Throws: `CodecError.corrupt` for a filter that does not exist.
  @inline(__always)
  static func apply(
    _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int,
    distance: Int
  ) throws(CodecError) {
    switch filter {
    case 0: return
    case 1: sub(row, count, distance)
    case 2: RowKernels.table.unfilter_up(row, above, count)
    case 3: average(row, above, count, distance)
    case 4:
      // With the distance as a constant the channels of a pixel are worked on side by side.
      switch distance {
      case 3: paeth(row, above, count, 3)
      case 4: paeth(row, above, count, 4)
      default: paeth(row, above, count, distance)
      }
    default: throw .corrupt("a row has filter \(filter), which does not exist")
    }
  }

  private static func sub(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ distance: Int) {
    var i = distance
    while i < count {
      row[i] &+= row[i &- distance]
      i &+= 1
    }
  }

  private static func average(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ distance: Int
  ) {
    for i in 0..<min(distance, count) { row[i] &+= above[i] &>> 1 }
    var i = distance
    while i < count {
      row[i] &+= UInt8(truncatingIfNeeded: (UInt16(row[i &- distance]) &+ UInt16(above[i])) &>> 1)
      i &+= 1
    }
  }

  @inline(__always)
  private static func paeth(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ distance: Int
  ) {
    for i in 0..<min(distance, count) { row[i] &+= above[i] }
    var i = distance
    while i < count {
      let (a, b, c) = (Int16(row[i &- distance]), Int16(above[i]), Int16(above[i &- distance]))
      let (pa, pb) = (abs(b &- c), abs(a &- c))
      let pc = abs(a &+ b &- c &- c)
      let nearer = pb <= pc ? b : c
      row[i] &+= UInt8(truncatingIfNeeded: pa <= pb && pa <= pc ? a : nearer)
      i &+= 1
    }
  }
}
