/// How much of a limit was used.
public struct DiffLimitUse: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Of one pixel, in the metric's unit. Pixels beyond it are different and fall under the other limits.
    case threshold
    case pixels = "max-diff-pixels"
    case ratio = "max-diff-ratio"
    case window = "max-window-pixels"
  }

  public var kind: Kind
  public var limit: Double
  public var used: Double

  package init(kind: Kind, limit: Double, used: Double) {
    self.kind = kind
    self.limit = limit
    self.used = used
  }

  /// At the limit is within.
  public var holds: Bool { used <= limit }

  /// What was used as a share of the limit; of no limit at all anything is too much.
  var share: Double { used > 0 ? used / limit : 0 }

  /// “143 of 200 (71 %)”.
  var words: String {
    let share = limit > 0 ? " (\(Phrase.share(used / limit)))" : ""
    return "\(Phrase.decimal(used)) of \(Phrase.decimal(limit))" + share
  }
}
