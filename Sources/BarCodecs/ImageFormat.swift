/// The picture formats that are read, told apart by their first bytes; names of files are not looked at.
enum ImageFormat {
  case png, jpeg

  /// - Throws: `CodecError.notAnImage` saying what the bytes look like instead; `.truncated` when too few.
  init(_ bytes: [UInt8]) throws(CodecError) {
    if bytes.starts(with: PNGHeader.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.isEmpty {
      throw .notAnImage(found: "an empty file", remedy: "copy or export it again")
    } else if PNGHeader.signature.starts(with: bytes) {
      throw .truncated
    } else if bytes.dropFirst().starts(with: "PNG".utf8) {
      throw .corrupt("its PNG signature was changed, as by a transfer in text mode")
    } else if bytes.starts(with: "version https://git-lfs".utf8) {
      throw .notAnImage(found: "a Git LFS pointer to one", remedy: "run git lfs pull")
    } else {
      throw .notAnImage(
        found: Self.otherFormat(bytes) ?? "something else",
        remedy: "PNG and JPEG are read: convert it to one of them")
    }
  }

  private static func otherFormat(_ bytes: [UInt8]) -> String? {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if has("GIF8") { return "a GIF" }
    if has("RIFF"), has("WEBP", at: 8) { return "a WebP picture" }
    if has("%PDF") { return "a PDF" }
    if has("<svg") || has("<?xml") { return "SVG or other XML" }
    if has("ftyp", at: 4) { return "HEIC, AVIF or a movie" }
    if has("II*\0") || has("MM\0*") { return "a TIFF" }
    if has("BM") { return "a BMP" }
    return nil
  }
}
