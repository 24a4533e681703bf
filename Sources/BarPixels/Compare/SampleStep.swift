/// The largest step of each channel between two pictures, in values of a sample (0…255 or 0…65535).
public struct SampleStep: Hashable, Sendable {
  public var red: Int
  public var green: Int
  public var blue: Int
  public var alpha: Int

  public static let zero = SampleStep(red: 0, green: 0, blue: 0, alpha: 0)

  public init(red: Int, green: Int, blue: Int, alpha: Int) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public var largest: Int { max(red, green, blue, alpha) }

  func union(_ other: SampleStep) -> SampleStep {
    SampleStep(
      red: max(red, other.red), green: max(green, other.green), blue: max(blue, other.blue),
      alpha: max(alpha, other.alpha))
  }

  @inline(__always)
  mutating func note<Pixel: SamplePixel>(_ a: Pixel, _ b: Pixel) {
    red = max(red, Self.step(a, b, 0))
    green = max(green, Self.step(a, b, 1))
    blue = max(blue, Self.step(a, b, 2))
    alpha = max(alpha, Self.step(a, b, 3))
  }

  @inline(__always)
  private static func step<Pixel: SamplePixel>(_ a: Pixel, _ b: Pixel, _ channel: Int) -> Int {
    let shift = channel &* Pixel.depth.rawValue
    let mask: Int = (1 &<< Pixel.depth.rawValue) &- 1
    let one = Int(truncatingIfNeeded: Pixel(littleEndian: a) >> shift) & mask
    return abs(one &- (Int(truncatingIfNeeded: Pixel(littleEndian: b) >> shift) & mask))
  }
}
