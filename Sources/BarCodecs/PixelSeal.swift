import CISAL
import CXXHash

/// A hash of a picture's decoded pixels, kept in its PNG file so that whoever has the same pixels need not decode it.
///
/// It stands in a text chunk before the file's end: a version, the pixels' hash, and a hash of all that comes before
/// the chunk. A file that anything was changed in has no seal, nor has one of another version or of another program.
/// Who forges both hashes is found by decoding only.
public struct PixelSeal: Equatable, Sendable {
  /// What the seal says of the pixels.
  public enum Agreement: Sendable {
    /// There is none that counts.
    case unsealed
    case agrees, disagrees
  }

  static let keyword = "fakebar-pixels"
  /// Of what is hashed and how it is written: XXH3 of 128 bits over the straight RGBA bytes, with the seed that XXH3 of
  /// 64 bits makes of width and height as 64-bit numbers, lowest byte first.
  static let version = 1

  private let high: UInt64
  private let low: UInt64

  /// Of a picture's pixels. Cost: O(pixels), about what copying them costs.
  public init(_ image: StraightImage) {
    var side = [UInt64(image.width).littleEndian, UInt64(image.height).littleEndian]
    // As a seed they need not lie beside the pixels in memory.
    let seed = XXH3_64bits(&side, 16)
    self.init(XXH3_128bits_withSeed(image.rgba, image.rgba.count, seed))
  }

  /// The one in a file; nil when there is none that counts. Cost: O(bytes).
  public init?(in file: [UInt8]) {
    let end = file.count - Self.chunkCount - Self.iend.count
    guard end > 0, file[(end + Self.chunkCount)...].elementsEqual(Self.iend) else { return nil }
    let text = file[(end + 8)..<(end + Self.chunkCount - 4)]
    guard let pixels = Self(hex: text.dropFirst(Self.head.count).prefix(32)) else { return nil }
    let expected = pixels.chunk(rest: Self.hash(file[..<end]))
    guard file[end..<(end + Self.chunkCount)].elementsEqual(expected) else { return nil }
    self = pixels
  }

  /// Whether a file's seal is that of the pixels that the file has. Cost: O(pixels).
  /// - Parameter image: what decoding the file gives.
  public static func agreement(of file: [UInt8], with image: StraightImage) -> Agreement {
    guard let seal = PixelSeal(in: file) else { return .unsealed }
    return seal == PixelSeal(image) ? .agrees : .disagrees
  }

  /// The file with this seal before its end.
  /// - Precondition: it ends with IEND, as every PNG does.
  package func sealing(_ file: [UInt8]) -> [UInt8] {
    let rest = file.dropLast(Self.iend.count)
    precondition(file[rest.endIndex...].elementsEqual(Self.iend), "a PNG without an end")
    return rest + chunk(rest: Self.hash(rest)) + Self.iend
  }

  // MARK: - The chunk

  private static let iend: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  /// Keyword, zero, version.
  private static let head = Array("\(keyword)\0\(version) ".utf8)
  /// Length, type, head, two hashes with a space between, checksum.
  private static let chunkCount = 8 + head.count + 32 + 1 + 32 + 4

  private init(_ hash: XXH128_hash_t) { (high, low) = (hash.high64, hash.low64) }

  private init?(hex: ArraySlice<UInt8>) {
    // Digits only: numbers may have signs too.
    guard hex.count == 32, hex.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      let high = UInt64(String(decoding: hex.prefix(16), as: UTF8.self), radix: 16),
      let low = UInt64(String(decoding: hex.suffix(16), as: UTF8.self), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> PixelSeal {
    bytes.withUnsafeBytes { PixelSeal(XXH3_128bits($0.baseAddress, $0.count)) }
  }

  private var hex: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private func chunk(rest: PixelSeal) -> [UInt8] {
    let body = Array("tEXt".utf8) + Self.head + Array("\(hex) \(rest.hex)".utf8)
    return Self.bytes(UInt32(body.count - 4)) + body
      + Self.bytes(crc32_gzip_refl(0, body, UInt64(body.count)))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
  }
}
