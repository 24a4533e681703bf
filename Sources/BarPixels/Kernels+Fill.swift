import CBarKernels

extension Kernels {
  /// Sets `count` pixels to `word`.
  public static func fill(_ dst: UnsafeMutablePointer<UInt32>, count: Int, word: UInt32) {
    guard count > 0 else { return }
    dst.update(repeating: word, count: count)
  }

  /// Lays one premultiplied colour over `count` pixels (source-over). Black with some alpha is UIKit's dim
  /// of the page below.
  public static func fillOver(_ dst: UnsafeMutablePointer<UInt32>, count: Int, word: UInt32) {
    guard count > 0 else { return }
    table.fill_over(dst, count, word)
  }
}
