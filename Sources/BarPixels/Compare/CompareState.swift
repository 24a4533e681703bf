/// What a comparison has found about one pixel, as one byte of a map.
public struct CompareState: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let same = CompareState(rawValue: 0)
  /// Not the same, but within the metric's limit.
  public static let tolerated = CompareState(rawValue: 1)
  /// Beyond the limit, but not counted, because it looks like a smoothed edge.
  public static let antialiased = CompareState(rawValue: 2)
  public static let different = CompareState(rawValue: 3)
  /// Different, and the actual picture is darker there.
  public static let darker = CompareState(rawValue: 7)

  /// Whether it is `different` or `darker`.
  public static func isDifferent(_ byte: UInt8) -> Bool { byte & 3 == 3 }
}
