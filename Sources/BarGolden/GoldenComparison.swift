import BarCodecs

/// A golden beside what was produced, and what came of comparing them.
struct GoldenComparison {
  let golden: StoredGolden
  let content: GoldenContent
  let verdict: GoldenVerdict
  /// Kept from the comparison, so that the text of the difference is not worked out twice.
  private let lines: LineDiff?

  /// - Throws: `GoldenError.malformedPicture`.
  init(_ golden: StoredGolden, _ content: GoldenContent) throws(GoldenError) {
    self.golden = golden
    self.content = content
    var lines: LineDiff?
    switch (golden, content) {
    case (.missing, _): verdict = .missing
    case (.unreadable(let reason), _): verdict = .unreadable(reason: reason)
    case (.text(let bytes), .text(let text)):
      if bytes.elementsEqual(text.utf8) {
        verdict = .same
      } else {
        let diff = LineDiff(bytes, Array(text.utf8))
        lines = diff
        verdict = .textDiffers(diff.summary)
      }
    case (.picture(let image, _), .pixels(let picture)):
      let diff = try PixelDiff.compare(image, picture.image)
      verdict = diff.isEqual ? .same : .pixelsDiffer(diff)
    // An item's kind is both its file's and its content's.
    case (.text, .pixels), (.picture, .text): verdict = .unreadable(reason: "another kind; record it again")
    }
    self.lines = lines
  }

  /// The bytes that make the content a golden, the same for the same content on every run.
  func encoded(for path: String) throws(GoldenError) -> [UInt8] {
    switch content {
    case .text(let text): return Array(text.utf8)
    case .pixels(let picture): return try Self.encode(picture.image, scale: picture.scale, path)
    }
  }

  /// The difference to look at; nil when there are not two sides.
  func difference(for path: String) throws(GoldenError) -> [UInt8]? {
    switch (golden, content) {
    case (.text, .text): return lines?.unified("expected/\(path)", "actual/\(path)")
    case (.picture(let expected, _), .pixels(let actual)):
      return try Self.encode(PixelDiff.picture(expected, actual.image), scale: actual.scale, path)
    default: return nil
    }
  }

  private static func encode(
    _ image: StraightImage, scale: Double, _ path: String
  ) throws(GoldenError) -> [UInt8] {
    try image.checkWhole()
    do {
      return try PNGStableEncoder.encode(image, scale: scale)
    } catch {
      throw .cannotEncode(path: path, reason: error.description)
    }
  }
}
