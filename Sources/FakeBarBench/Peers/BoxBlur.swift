import BarPixels
import CBenchPeers

/// The blur that one writes beside Cairo, which has none: three boxes in each direction, at full resolution, in C.
final class BoxBlur {
  private let source: Pixmap
  private let picture: Pixmap
  private let scratch: Pixmap
  private let radius: Int

  init(_ source: Pixmap, sigma: Double) {
    self.source = source
    picture = Pixmap(width: source.width, height: source.height)
    scratch = Pixmap(width: source.width, height: source.height)
    // Three boxes of variance r(r + 1)/3 each.
    radius = Int(((1 + 4 * sigma * sigma).squareRoot() - 1) / 2 + 0.5)
  }

  func run() {
    Kernels.copy(picture.words, source.words, count: source.width * source.height)
    cbench_box_blur(
      picture.words, scratch.words, UInt32(source.width), UInt32(source.height), UInt32(radius))
  }
}
