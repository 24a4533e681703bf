extension JSON5.Parser {
  /// An object or a list that has been opened and not closed yet.
  struct Container {
    let offset: Int
    let isObject: Bool
    fileprivate var members: [JSON5.Member] = []
    fileprivate var elements: [JSON5.Node] = []
    fileprivate var keyOffsets: [String: Int] = [:]
    /// The key whose value is being read.
    fileprivate var key = ""
    fileprivate var keyOffset = 0

    init(offset: Int, isObject: Bool) {
      self.offset = offset
      self.isObject = isObject
    }

    mutating func append(_ node: JSON5.Node) {
      if isObject {
        members.append(JSON5.Member(key: key, keyOffset: keyOffset, value: node))
      } else {
        elements.append(node)
      }
    }

    var node: JSON5.Node {
      JSON5.Node(offset: offset, value: isObject ? .object(members) : .array(elements))
    }
  }

  /// Passes what stands before a value, in an object its key. Returns false when the container closes instead.
  mutating func beginEntry(of container: inout Container) throws(JSON5.SyntaxError) -> Bool {
    try skipSpace()
    if take(container.isObject ? "}" : "]") { return false }
    guard byte != nil else { throw unclosed(container) }
    guard container.isObject else { return true }
    container.keyOffset = index
    container.key = try key()
    if let first = container.keyOffsets.updateValue(container.keyOffset, forKey: container.key) {
      let place = source.position(of: first)
      throw error(
        at: container.keyOffset, "duplicate key \(Quote(container.key)) (first at \(place))",
        "keep one of the two")
    }
    try skipSpace()
    guard take(":") else {
      throw unexpected("':' after the key \(Quote(container.key))", "write a colon and a value")
    }
    try skipSpace()
    return true
  }

  /// Passes what stands after a value and before the next. Returns false when the container closes instead.
  mutating func endEntry(of container: inout Container) throws(JSON5.SyntaxError) -> Bool {
    try skipSpace()
    if take(",") { return try beginEntry(of: &container) }
    if take(container.isObject ? "}" : "]") { return false }
    guard byte != nil else { throw unclosed(container) }
    throw container.isObject
      ? unexpected("',' or '}'", "put a comma after the value of \(Quote(container.key))")
      : unexpected("',' or ']'", "put a comma between two entries")
  }

  private func unclosed(_ container: Container) -> JSON5.SyntaxError {
    error(
      at: bytes.count,
      "the file ends inside the '\(container.isObject ? "{" : "[")' of \(source.position(of: container.offset))",
      "close it with '\(container.isObject ? "}" : "]")'")
  }
}
