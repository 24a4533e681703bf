extension JSON5 {
  /// A reader over bytes that are known to be UTF-8. Open objects and lists stand in an array and not on the
  /// call stack, which on threads of some systems is too small for deep documents.
  struct Parser {
    let source: SourceText
    let bytes: [UInt8]
    var index = 0

    init(_ source: SourceText) {
      self.source = source
      bytes = source.bytes
    }

    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard byte == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    mutating func document() throws(SyntaxError) -> Node {
      try skipSpace()
      guard byte != nil else { throw error(at: index, "the file is empty", "write an object, {…}") }
      let root = try node()
      try skipSpace()
      guard byte == nil else {
        throw error(at: index, "text after the end of the document", "remove it, or join it into one object")
      }
      return root
    }

    private mutating func node() throws(SyntaxError) -> Node {
      var open: [Container] = []
      while true {
        let start = index
        var node: Node
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          guard open.count < JSON5.maximumDepth else {
            throw error(
              at: start, "nested more than \(JSON5.maximumDepth) levels deep", "flatten the document")
          }
          open.append(Container(offset: start, isObject: take("{")))
          if !open[open.count - 1].isObject { index += 1 }
          if try beginEntry(of: &open[open.count - 1]) { continue }
          node = open.removeLast().node
        } else {
          node = Node(offset: start, value: try scalarValue())
        }
        // The value may have been the last of its container, that one the last of the next, and so on.
        while true {
          guard !open.isEmpty else { return node }
          open[open.count - 1].append(node)
          if try endEntry(of: &open[open.count - 1]) { break }
          node = open.removeLast().node
        }
      }
    }

    /// A value that is neither an object nor a list.
    private mutating func scalarValue() throws(SyntaxError) -> Value {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try string())
      case (UInt8(ascii: "0")...UInt8(ascii: "9"))?, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        return try number()
      default: return try word()
      }
    }
  }
}
