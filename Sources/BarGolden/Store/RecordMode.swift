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

  /// - Throws: `GoldenError.unknownRecordMode`, which lists the words.
  public init(word: String) throws(GoldenError) {
    guard let mode = RecordMode(rawValue: word) else { throw .unknownRecordMode(word) }
    self = mode
  }

  func writes(_ verdict: GoldenVerdict) -> Bool {
    switch verdict {
    case .same, .tolerated: false
    case .missing: self != .never
    case .pixelsDiffer, .animationDiffers, .textDiffers, .unreadable: self == .all || self == .failed
    }
  }
}
