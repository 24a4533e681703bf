/// Looks over the tags of an SVG for what cannot be drawn the same everywhere.
struct SVGScanner {
  private let text: [UInt8]

  init(_ bytes: [UInt8]) { text = bytes }

  /// Whether an `svg` tag stands near the beginning of a text.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let head = bytes[start...].prefix(1 << 14)
    guard let first = head.first(where: { !isSpace($0) }), first == UInt8(ascii: "<") else { return false }
    // The root stands behind a declaration and comments; a bare declaration is other XML.
    return SVGScanner(Array(head)).tags.contains { $0.name == "svg" }
  }

  /// - Throws: `CodecError.unsupported` for text, for filters and for references to other files.
  func check() throws(CodecError) {
    for tag in tags {
      switch tag.name {
      case "text":
        throw .unsupported(
          "text in an SVG", remedy: "convert it to outlines, because fonts differ from machine to machine")
      case "filter":
        // Their work is not bounded by the pixels: one of some hundred bytes can take minutes.
        throw .unsupported(
          "a filter in an SVG", remedy: "export it without shadows and blurs, or as PNG at @2x and @3x")
      case "image", "use":
        guard let target = tag.reference, !target.hasPrefix("#"), !target.hasPrefix("data:") else { continue }
        throw .unsupported(
          "an SVG that refers to \(target.prefix(80))", remedy: "embed what it refers to in the SVG")
      default: continue
      }
    }
  }

  private struct Tag {
    /// Without its namespace.
    var name: Substring
    var words: Substring

    /// The value of `href` or `xlink:href`.
    var reference: Substring? {
      guard let key = words.firstRange(of: "href") else { return nil }
      let rest = words[key.upperBound...].drop { $0.isWhitespace || $0 == "=" }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      return rest.dropFirst().prefix { $0 != quote }
    }
  }

  /// Opening tags in their order; comments are passed over. Cost: linear in the text.
  private var tags: some Sequence<Tag> {
    var at = 0
    return AnyIterator {
      while let start = text[at...].firstIndex(of: UInt8(ascii: "<")) {
        if text[start...].starts(with: "<!--".utf8) {
          at = end(of: "-->", from: start + 4)
          continue
        }
        let stop = text[start...].firstIndex(of: UInt8(ascii: ">")) ?? text.count
        at = min(stop + 1, text.count)
        // Names and references stand near a tag's beginning; paths may be long.
        let words = Substring(String(decoding: text[(start + 1)..<stop].prefix(1 << 14), as: UTF8.self))
        let name = words.prefix { !$0.isWhitespace && $0 != "/" }
        guard let first = name.first, first.isLetter || first == "_" else { continue }
        return Tag(name: name.split(separator: ":").last ?? name, words: words.dropFirst(name.count))
      }
      at = text.count
      return nil
    }
  }

  private func end(of mark: StaticString, from start: Int) -> Int {
    let bytes = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    var at = start
    while at + bytes.count <= text.count {
      if text[at...].starts(with: bytes) { return at + bytes.count }
      at += 1
    }
    return text.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
