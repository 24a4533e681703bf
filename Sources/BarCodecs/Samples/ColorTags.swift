/// What a picture file says about the meaning of its samples. Nothing of it is applied.
public struct ColorTags: Equatable, Sendable {
  /// What decides, by the order of the PNG specification's third edition (4.3): cICP, iCCP, sRGB, gAMA with cHRM.
  public enum Meaning: Equatable, Sendable {
    /// Said, or not said otherwise.
    case sRGB
    /// Code points of ITU-T H.273.
    case codePoints(primaries: Int, transfer: Int, matrix: Int, isFullRange: Bool)
    /// An ICC profile; its bytes are compared.
    case profile(name: String, bytes: [UInt8])
    /// In 1/100000; 0 where the file says nothing.
    case gamma(Int, chromaticities: [Int])
  }

  /// Chunks by name, in the file's order.
  public var chunks: [String] = []
  var codePoints: [UInt8]?
  var profile: (name: String, bytes: [UInt8])?
  var isSRGB = false
  var gamma = 0
  var chromaticities: [Int] = []

  public init() {}

  public static func == (a: ColorTags, b: ColorTags) -> Bool {
    a.chunks == b.chunks && a.meaning == b.meaning
  }

  public var meaning: Meaning {
    if let codePoints, codePoints.count == 4 {
      // BT.709 primaries with sRGB's curve.
      if codePoints == [1, 13, 0, 1] { return .sRGB }
      return .codePoints(
        primaries: Int(codePoints[0]), transfer: Int(codePoints[1]), matrix: Int(codePoints[2]),
        isFullRange: codePoints[3] == 1)
    }
    if let profile { return .profile(name: profile.name, bytes: profile.bytes) }
    if isSRGB { return .sRGB }
    let isGammaOfSRGB = gamma == 0 || gamma == 45455
    let isWhiteOfSRGB = chromaticities.isEmpty || chromaticities == Self.chromaticitiesOfSRGB
    return isGammaOfSRGB && isWhiteOfSRGB ? .sRGB : .gamma(gamma, chromaticities: chromaticities)
  }

  /// White, red, green, blue, x and y each (PNG specification, 11.3.2.5).
  private static let chromaticitiesOfSRGB = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
}

extension ColorTags: CustomStringConvertible {
  /// “untagged”, “sRGB”, “profile “Display P3” (iCCP over sRGB, gAMA)”.
  public var description: String {
    guard let winner else { return "untagged" }
    let others = chunks.filter { $0 != winner }
    return words + (others.isEmpty ? " (\(winner))" : " (\(winner) over \(others.joined(separator: ", ")))")
  }

  private var winner: String? {
    ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"].first { chunks.contains($0) }
  }

  private var words: String {
    switch meaning {
    case .sRGB: "sRGB"
    case .codePoints(let primaries, let transfer, let matrix, let isFullRange):
      "code points \(primaries)/\(transfer)/\(matrix)/\(isFullRange ? 1 : 0)"
    case .profile(let name, _): "profile “\(name)”"
    case .gamma(let gamma, let chromaticities):
      (gamma == 0 ? "no gamma" : "gamma \(Double(gamma) / 100_000)")
        + (chromaticities.isEmpty ? "" : ", own primaries")
    }
  }
}
