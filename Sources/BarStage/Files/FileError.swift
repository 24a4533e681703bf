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

  public var description: String {
    let verb = kind == .missing || kind == .unreadable ? "read" : "write"
    return "cannot \(verb) \(path): \(reason): \(remedy)"
  }
}
