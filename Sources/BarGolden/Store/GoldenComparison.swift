import BarCodecs
import BarFiles

/// A golden beside what was produced, and what came of comparing them.
struct GoldenComparison {
  let golden: StoredGolden
  /// Which of several accepted goldens this is.
  let variant: Int
  let content: GoldenContent
  let environment: GoldenEnvironment
  let verdict: GoldenVerdict
  /// Kept from the comparison, so that neither is worked out twice.
  private let lines: LineDiff?
  private let encodedContent: [UInt8]?

  /// Compares with the golden, and where that differs with its variants, of which the first that passes counts.
  /// - Throws: `GoldenError.malformedPicture`, `.cannotEncode`, `DiffError`.
  static func best(
    _ file: String, _ content: GoldenContent, kind: GoldenKind, environment: GoldenEnvironment,
    stopsAtFirst: Bool = false, verifiesSeals: Bool = false
  ) throws -> GoldenComparison {
    let first = try GoldenComparison(
      StoredGolden(reading: file, kind: kind), content, environment, stopsAtFirst: stopsAtFirst,
      verifiesSeals: verifiesSeals)
    guard !first.verdict.passes else { return first }
    var number = 2
    while Disk.kind(GoldenVariant.path(number, of: file)) != nil {
      let stored = StoredGolden(reading: GoldenVariant.path(number, of: file), kind: kind)
      let other = try GoldenComparison(
        stored, content, environment, variant: number, encoded: first.encodedContent,
        stopsAtFirst: stopsAtFirst, verifiesSeals: verifiesSeals)
      if other.verdict.passes { return other }
      number += 1
    }
    return first
  }

  /// - Throws: `GoldenError.malformedPicture`, `.cannotEncode`, `DiffError`.
  init(
    _ golden: StoredGolden, _ content: GoldenContent, _ environment: GoldenEnvironment, variant: Int = 1,
    encoded: [UInt8]? = nil, stopsAtFirst: Bool = false, verifiesSeals: Bool = false
  ) throws {
    self.golden = golden
    self.content = content
    self.environment = environment
    self.variant = variant
    var lines: LineDiff?
    var encoded = encoded
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
    case (.picture(let source), .pixels(let picture)):
      switch try picture.look(at: source, verifiesSeals: verifiesSeals) {
      case .same: verdict = .same
      case .forged: verdict = .unreadable(reason: Self.forged)
      case .unclear:
        let bytes = try encoded ?? content.encoded(environment)
        encoded = bytes
        verdict = try Self.verdict(source, bytes, content.options, stopsAtFirst)
      }
    case (.picture(let source), .animation(let frames)) where try frames.isExactly(source): verdict = .same
    case (.picture(let source), .animation):
      let bytes = try encoded ?? content.encoded(environment)
      encoded = bytes
      verdict = try Self.verdict(source, bytes, content.options, stopsAtFirst)
    // An item's kind is both its file's and its content's.
    case (.text, _), (.picture, .text): verdict = .unreadable(reason: "another kind; record it again")
    }
    self.lines = lines
    encodedContent = encoded
  }

  private static let forged =
    "its seal is not that of its pixels, so a program other than this one wrote it; look at it, then record it again"

  private static let allIgnored =
    "all of it is ignored, so nothing was compared; make the boxes of golden.ignore smaller"

  private static func verdict(
    _ golden: DiffSource, _ bytes: [UInt8], _ options: DiffOptions, _ stopsAtFirst: Bool
  ) throws -> GoldenVerdict {
    var comparer = FileComparer(options)
    comparer.stopsAtFirst = stopsAtFirst
    let actual = try DiffSource(path: "what was produced", bytes: bytes)
    do throws(DiffError) {
      switch try comparer.compare(golden, actual) {
      case .image(let diff):
        guard diff.passes else { return .pixelsDiffer(diff) }
        guard !diff.isAllIgnored else { return .unreadable(reason: Self.allIgnored) }
        // The quick look saw something: where boxes are left out it may be in there.
        return diff.changed == 0 && diff.ignored == 0 ? .same : .tolerated(diff)
      case .animation(let diff):
        guard diff.passes else { return .animationDiffers(diff) }
        guard let tolerated = diff.tolerated else { return .same }
        return tolerated.isAllIgnored ? .unreadable(reason: Self.allIgnored) : .tolerated(tolerated)
      }
    } catch {
      // Damage behind the header is found only while comparing.
      guard case .undecodable(golden.path, _) = error else { throw error }
      return .unreadable(reason: error.reasonWithoutPath)
    }
  }

  /// The bytes that make the content a golden, the same for the same content on every run.
  /// - Throws: `GoldenError`.
  func encoded() throws(GoldenError) -> [UInt8] {
    if let encodedContent { return encodedContent }
    return try content.encoded(environment)
  }

  /// The difference to look at; nil when there are not two sides.
  /// - Throws: `GoldenError`, `DiffError`.
  func difference(for path: String) throws -> [UInt8]? {
    // Damage behind the header was found while comparing.
    if case .unreadable = verdict { return nil }
    switch (golden, content) {
    case (.text, .text): return lines?.unified("expected/\(path)", "actual/\(path)")
    case (.picture(let golden), .pixels), (.picture(let golden), .animation):
      let actual = try DiffSource(path: "what was produced", bytes: try encoded())
      return try FileComparer(content.options).compare(golden, actual, picture: .overlay).pictures.first?.png
    default: return nil
    }
  }

  /// How the renderer differs from the one that recorded the golden.
  var environmentChanges: [String] {
    guard case .picture(let source) = golden else { return [] }
    guard let text = PNGTextReader.texts(in: source.bytes)[GoldenEnvironment.keyword] else { return [] }
    return GoldenEnvironment(text: text).changes(to: content.environment(environment))
  }
}
