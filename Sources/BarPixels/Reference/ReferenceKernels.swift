/// What each kernel must compute, written per pixel and channel in plain integers and on its own: nothing
/// here calls a fast kernel. Tests hold the two against each other byte for byte.
package enum ReferenceKernels {
  package typealias Words = UnsafeMutablePointer<UInt32>

  /// value/divisor to the nearest whole number, halves up; `divisor` is positive.
  static func rounded(_ value: Int, over divisor: Int) -> Int {
    let doubled = 2 * value + divisor
    let quotient = doubled / (2 * divisor)
    return doubled < 0 && quotient * 2 * divisor != doubled ? quotient - 1 : quotient
  }

  package static func fill(_ dst: Words, count: Int, word: UInt32) {
    for i in 0..<count { dst[i] = word }
  }

  package static func fillOver(_ dst: Words, count: Int, word: UInt32) {
    for i in 0..<count { dst[i] = Channels(word).over(Channels(dst[i])).word }
  }

  package static func copy(_ dst: Words, _ src: UnsafePointer<UInt32>, count: Int) {
    for i in 0..<count { dst[i] = src[i] }
  }

  package static func sourceOver(
    _ dst: Words, _ src: UnsafePointer<UInt32>, count: Int, opacity: UInt8 = 255
  ) {
    for i in 0..<count {
      dst[i] = Channels(src[i]).scaled(Int(opacity)).over(Channels(dst[i])).word
    }
  }

  package static func tint(
    _ dst: Words, _ mask: UnsafePointer<UInt8>, count: Int, word: UInt32, opacity: UInt8
  ) {
    for i in 0..<count {
      let coverage = rounded(Int(mask[i]) * Int(opacity), over: 255)
      dst[i] = Channels(word).scaled(coverage).over(Channels(dst[i])).word
    }
  }

  package static func multiply(_ dst: Words, _ mask: UnsafePointer<UInt8>, count: Int) {
    for i in 0..<count { dst[i] = Channels(dst[i]).scaled(Int(mask[i])).word }
  }

  package static func extractAlpha(
    _ mask: UnsafeMutablePointer<UInt8>, _ src: UnsafePointer<UInt32>, count: Int
  ) {
    for i in 0..<count { mask[i] = UInt8(Channels(src[i]).alpha) }
  }
}
