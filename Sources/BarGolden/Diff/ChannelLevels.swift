import BarPixels

/// A step of each channel in levels of 8 bits, 0…255.
public struct ChannelLevels: Hashable, Sendable, Codable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public static let zero = ChannelLevels(red: 0, green: 0, blue: 0, alpha: 0)

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ step: SampleStep, _ depth: SampleDepth) {
    func levels(_ step: Int) -> Double { Double(step) / Double(depth.stepsPerLevel) }
    self.init(
      red: levels(step.red), green: levels(step.green), blue: levels(step.blue), alpha: levels(step.alpha))
  }

  public var largest: Double { max(red, green, blue, alpha) }
}
