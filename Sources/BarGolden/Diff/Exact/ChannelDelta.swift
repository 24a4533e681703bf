/// The largest step of each channel between two pictures, 0…255, straight samples.
public struct ChannelDelta: Hashable, Sendable, Codable {
  public var red: Int
  public var green: Int
  public var blue: Int
  public var alpha: Int

  public static let zero = ChannelDelta(red: 0, green: 0, blue: 0, alpha: 0)

  public init(red: Int, green: Int, blue: Int, alpha: Int) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public var largest: Int { max(red, green, blue, alpha) }
}
