/// Which goldens a recording writes. A golden that matches is never touched, so its bytes and date stay.
public enum RecordMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Missing, different and unreadable ones.
  case all
  /// Only those that do not exist.
  case missing
  /// The same as `all`, since what passes is never rewritten; the word is known from snapshot testing.
  case failed
  /// None: only says what would be written.
  case never

  /// - Parameter word: a raw value, or `changed`, which is how Playwright says `failed`.
  /// - Throws: `GoldenError.unknownRecordMode`, which lists the words.
  public init(word: String) throws(GoldenError) {
    self = try Self.named(word, variable: nil)
  }

  func writes(_ verdict: GoldenVerdict) -> Bool {
    switch verdict {
    case .same, .tolerated, .skipped: false
    case .missing: self != .never
    case .pixelsDiffer, .animationDiffers, .textDiffers, .unreadable: self == .all || self == .failed
    }
  }

  static func named(_ word: String, variable: String?) throws(GoldenError) -> RecordMode {
    guard let mode = word == "changed" ? .failed : RecordMode(rawValue: word) else {
      throw .unknownRecordMode(word, variable: variable)
    }
    return mode
  }
}
