/// How the pictures in two folders differ, paired by their paths in them.
public struct FolderDiff: Hashable, Sendable {
  public enum Status: String, Hashable, Sendable, Encodable {
    case same
    /// Within what was allowed.
    case passing
    case different
    /// Only the expected folder has it.
    case missing
    /// Only the actual folder has it.
    case extra
    /// One of the two is no picture that can be read.
    case unreadable
  }

  public struct Entry: Hashable, Sendable, Encodable {
    /// Relative to both folders.
    public var path: String
    public var status: Status
    /// Nil when there were not two pictures.
    public var diff: FileDiff?
    /// Why it is unreadable.
    public var reason: String?
    /// Pictures of what differs that were written.
    public var files: [String] = []

    init(path: String, status: Status, diff: FileDiff? = nil, reason: String? = nil) {
      self.path = path
      self.status = status
      self.diff = diff
      self.reason = reason
    }
  }

  /// By path.
  public var entries: [Entry]

  public var passes: Bool { entries.allSatisfy { $0.status == .same || $0.status == .passing } }
  public var hasUnreadable: Bool { entries.contains { $0.status == .unreadable } }

  private func count(_ status: Status) -> Int { entries.count { $0.status == status } }

  /// For the terminal: the counts, then what does not pass.
  public var lines: [String] {
    let order: [Status] = [.same, .passing, .different, .missing, .extra, .unreadable]
    let counts = order.compactMap { status in
      count(status) > 0 ? "\(Phrase.grouped(count(status))) \(status.rawValue)" : nil
    }
    let compared = entries.count { $0.diff != nil }
    let total = Phrase.grouped(entries.count)
    var lines = ["compared \(Phrase.grouped(compared)) of \(total): \(counts.joined(separator: ", "))"]
    for entry in entries where entry.status != .same && entry.status != .passing {
      let words = entry.diff?.lines.first ?? entry.reason ?? Self.explanation(entry.status)
      lines.append("\(entry.status.rawValue): \(entry.path): \(words)")
      lines += entry.diff?.lines.dropFirst().map { "  " + $0 } ?? []
      lines += entry.files.map { "    wrote " + $0 }
    }
    return lines
  }

  private static func explanation(_ status: Status) -> String {
    status == .missing ? "there is no actual picture" : "there is no expected picture"
  }
}

extension FolderDiff: Encodable {
  private enum Key: CodingKey {
    case kind, equal, passes, compared, total, entries
  }

  public func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode("folder", forKey: .kind)
    try json.encode(entries.allSatisfy { $0.status == .same }, forKey: .equal)
    try json.encode(passes, forKey: .passes)
    try json.encode(entries.count { $0.diff != nil }, forKey: .compared)
    try json.encode(entries.count, forKey: .total)
    try json.encode(entries, forKey: .entries)
  }
}
