import BarFiles

/// A file that cannot be read or written. The message ends with the remedy.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    case missing
    case unreadable
    /// It cannot be created where it should stand.
    case cannotCreate
    /// Writing broke off: full disk, quota, broken pipe.
    case cannotWrite
  }

  public var kind: Kind
  public var path: String
  public var reason: String
  public var remedy: String

  public init(_ kind: Kind, path: String, reason: String, remedy: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }

  init(reading path: String, _ error: DiskError) {
    let kind = error.isMissing ? Kind.missing : .unreadable
    let remedy = error.isMissing ? "check the path" : "name a readable file of bearable size"
    self.init(kind, path: path, reason: error.words, remedy: remedy)
  }

  init(writing path: String, _ error: DiskError) {
    self.init(
      error.isFull || error.isBroken ? .cannotWrite : .cannotCreate, path: path, reason: error.words,
      remedy: error.isFull ? "free some space" : "check the path and its permissions")
  }

  public var description: String {
    let verb = kind == .missing || kind == .unreadable ? "read" : "write"
    return "cannot \(verb) \(path): \(reason): \(remedy)"
  }
}
