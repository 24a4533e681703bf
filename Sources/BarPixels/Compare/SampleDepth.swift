/// How many bits a sample has in memory.
public enum SampleDepth: Int, Hashable, Sendable, Comparable, Codable {
  case eight = 8
  case sixteen = 16

  /// Of red, green, blue and alpha together.
  public var bytesPerPixel: Int { rawValue / 2 }

  /// Sample values in one step of an 8-bit sample: 65535 / 255 is 257 exactly.
  public var stepsPerLevel: Int { self == .eight ? 1 : 257 }

  public static func < (a: SampleDepth, b: SampleDepth) -> Bool { a.rawValue < b.rawValue }
}
