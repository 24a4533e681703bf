/// Further pictures that are accepted beside a golden: `at-0.3.variant-2.png` beside `at-0.3.png`.
public enum GoldenVariant {
  private static let mark = ".variant-"

  /// Where the variant of a golden lies; number 1 is the golden itself.
  public static func path(_ number: Int, of golden: String) -> String {
    guard number > 1, let dot = golden.utf8.lastIndex(of: UInt8(ascii: ".")) else { return golden }
    return golden[..<dot] + mark + "\(number)" + golden[dot...]
  }

  /// The golden that a file is a variant of; the file itself when it is none.
  public static func base(of path: String) -> String {
    let bytes = Array(path.utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
      let before = bytes[..<dot].lastIndex(of: UInt8(ascii: ".")),
      bytes[before..<dot].starts(with: mark.utf8),
      let number = Int(String(decoding: bytes[before..<dot].dropFirst(mark.utf8.count), as: UTF8.self))
    else { return path }
    let base = String(decoding: bytes[..<before] + bytes[dot...], as: UTF8.self)
    // Not “.variant-02” or “.variant-+2”, which nobody writes.
    return number > 1 && Self.path(number, of: base).utf8.elementsEqual(bytes) ? base : path
  }

  /// A file's name without its extension, with the dot escaped that would make a variant of it, in any letter case.
  static func hidden(_ stem: String) -> String {
    let bytes = Array(stem.utf8)
    let plain = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    let digits = plain.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    guard digits > 0, plain.dropLast(digits).suffix(mark.utf8.count).elementsEqual(mark.utf8) else {
      return stem
    }
    let dot = bytes.count - digits - mark.utf8.count
    return String(decoding: bytes[..<dot] + Array("%2E".utf8) + bytes[(dot + 1)...], as: UTF8.self)
  }
}
