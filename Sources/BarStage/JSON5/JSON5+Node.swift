extension JSON5 {
  /// A value and where it begins, as a byte offset from the start of its source.
  public struct Node: Sendable {
    public var offset: Int
    public var value: Value

    public init(offset: Int, value: Value) {
      self.offset = offset
      self.value = value
    }
  }

  /// A key of an object with its value; `keyOffset` is the byte offset of the key's first character.
  public struct Member: Sendable {
    public var key: String
    public var keyOffset: Int
    public var value: Node

    public init(key: String, keyOffset: Int, value: Node) {
      self.key = key
      self.keyOffset = keyOffset
      self.value = value
    }
  }

  /// What a node holds. Members keep the order of the source; no key stands twice.
  public enum Value: Sendable {
    case object([Member])
    case array([Node])
    case string(String)
    /// `isInteger` says that the value, not its spelling, is whole and exact: `1.0` and `1e3` are integers.
    case number(Double, isInteger: Bool)
    case bool(Bool)
    case null
  }
}
