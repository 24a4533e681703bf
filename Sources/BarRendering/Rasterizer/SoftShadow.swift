import BarGeometry
import BarPixels

/// Blurs coverage by three box passes an axis, close to a Gaussian (documented: W3C Filter Effects,
/// feGaussianBlur, gives the box sizes). Outside the mask there is nothing.
enum SoftShadow {
  /// How far a blur of `sigma` pixels reaches, pixels.
  static func reach(sigma: Double) -> Int { 3 * (boxSize(sigma) / 2 + 1) }

  /// Blurs `mask` in place. Cost: O(pixels), whatever the sigma.
  static func blur(_ mask: AlphaMask, sigma: Double) {
    let size = boxSize(sigma)
    guard size > 1 else { return }
    let length = max(mask.width, mask.height)
    let buffer = UnsafeMutablePointer<Int>.allocate(capacity: 2 * length)
    buffer.initialize(repeating: 0, count: 2 * length)
    defer { buffer.deallocate() }
    for y in 0..<mask.height { blurLine(mask.row(y), step: 1, count: mask.width, size, buffer, length) }
    for x in 0..<mask.width {
      blurLine(mask.bytes + x, step: mask.width, count: mask.height, size, buffer, length)
    }
  }

  private static func boxSize(_ sigma: Double) -> Int {
    // 3 √(2π) / 4. Sigmas above 250 pixels count as that: the edge is gone by then.
    Int((sigma.clamped(to: 0...250) * 1.8799712059732503 + 0.5).rounded(.down))
  }

  private static func blurLine(
    _ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ size: Int,
    _ buffer: UnsafeMutablePointer<Int>, _ length: Int
  ) {
    var source = buffer
    var target = buffer + length
    // Eight bits of fraction, so that three roundings do not show.
    for i in 0..<count { source[i] = Int(line[i * step]) << 8 }
    let half = size / 2
    // An odd box is centred thrice; an even one leans left, then right, then a larger one is centred.
    let boxes =
      size % 2 == 1
      ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
    for (before, after) in boxes {
      let width = before + after + 1
      var sum = 0
      for i in 0..<min(after, count) { sum += source[i] }
      for i in 0..<count {
        if i + after < count { sum += source[i + after] }
        if i - before - 1 >= 0 { sum -= source[i - before - 1] }
        target[i] = (sum + width / 2) / width
      }
      swap(&source, &target)
    }
    for i in 0..<count { line[i * step] = UInt8(min((source[i] + 128) >> 8, 255)) }
  }
}
