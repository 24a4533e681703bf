/// Reads the text chunks of a PNG without decoding its picture.
public enum PNGTextReader {
  /// Keywords and their values, of plain chunks only (tEXt, and iTXt that is not compressed); of a keyword that comes
  /// twice the first. Empty for what is no PNG. Cost: O(bytes), for the checksums.
  public static func texts(in file: [UInt8]) -> [String: String] {
    var texts: [String: String] = [:]
    var at = PNGHeader.signature.count
    guard file.starts(with: PNGHeader.signature) else { return [:] }
    while at < file.count, let chunk = try? PNGChunk(file, at: &at), chunk.type != .iend {
      let entry: (String, String)? =
        switch chunk.type {
        case .text: latin1(chunk.contents)
        case .utf8Text: utf8(chunk.contents)
        default: nil
        }
      if let (keyword, value) = entry, texts[keyword] == nil { texts[keyword] = value }
    }
    return texts
  }

  /// Keyword, zero, value (PNG specification, 11.3.4.3).
  private static func latin1(_ bytes: ArraySlice<UInt8>) -> (String, String)? {
    guard let zero = bytes.firstIndex(of: 0) else { return nil }
    return (String(latin1: Array(bytes[..<zero])), String(latin1: Array(bytes[(zero + 1)...])))
  }

  /// Keyword, zero, whether compressed, by what, language, zero, translated keyword, zero, value (11.3.4.5).
  private static func utf8(_ bytes: ArraySlice<UInt8>) -> (String, String)? {
    guard let zero = bytes.firstIndex(of: 0), bytes.endIndex > zero + 3, bytes[zero + 1] == 0,
      let language = bytes[(zero + 3)...].firstIndex(of: 0),
      let translated = bytes[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    return (
      String(latin1: Array(bytes[..<zero])), String(decoding: bytes[(translated + 1)...], as: UTF8.self)
    )
  }
}

extension PNGChunk.Kind {
  fileprivate static let text = PNGChunk.Kind("tEXt")
  fileprivate static let utf8Text = PNGChunk.Kind("iTXt")
}
