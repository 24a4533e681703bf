extension Kernels {
  /// Sets `count` pixels to `word`.
  public static func fill(_ dst: UnsafeMutablePointer<UInt32>, count: Int, word: UInt32) {
    guard count > 0 else { return }
    dst.update(repeating: word, count: count)
  }

  /// Lays one premultiplied colour over `count` pixels (source-over). Black with some alpha is UIKit's dim
  /// of the page below.
  public static func fillOver(_ dst: UnsafeMutablePointer<UInt32>, count: Int, word: UInt32) {
    let rest = 255 &- (word &>> 24)
    var i = 0
    while i < count {
      dst[i] = word &+ scale(dst[i], rest)
      i &+= 1
    }
  }
}
