import BarPixels

/// A tiny linear congruential generator (the constants of Numerical Recipes): the same pixels on every run.
struct TestNoise {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  mutating func next() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 16
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  /// Half of the pixels have one of the alphas at which rounding goes wrong first.
  static let edges: [UInt32] = [0, 1, 127, 128, 254, 255]

  /// A valid premultiplied pixel.
  mutating func word() -> UInt32 {
    let alpha = next() % 2 == 0 ? TestNoise.edges[Int(next() % 6)] : next() % 256
    func part(_ random: UInt32) -> UInt32 { random % 3 == 0 ? alpha : random % (alpha + 1) }
    return alpha << 24 | part(next()) << 16 | part(next()) << 8 | part(next())
  }

  mutating func words(_ count: Int) -> [UInt32] { (0..<count).map { _ in word() } }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

  mutating func pixmap(_ width: Int, _ height: Int) -> Pixmap {
    Pixmap(width, height) { _, _ in word() }
  }
}

extension Pixmap {
  convenience init(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { self[x, y] = pixel(x, y) }
    }
  }

  /// The four bytes of a pixel: blue, green, red, alpha.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    [0, 8, 16, 24].map { Int(self[x, y] >> UInt32($0) & 0xFF) }
  }

  var isPremultiplied: Bool {
    (0..<height).allSatisfy { y in
      (0..<width).allSatisfy { x in
        let pixel = channels(x, y)
        return pixel.dropLast().allSatisfy { $0 <= pixel[3] }
      }
    }
  }
}
