extension SourceText {
  /// A diagnostic at a byte offset. Cost: linear in the length of the offset's line.
  public func diagnostic(
    atOffset offset: Int, path: String = "", message: String, remedy: String,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let position = position(of: offset)
    let excerpt = excerpt(at: offset)
    return Diagnostic(
      file: file, line: position.line, column: position.column, severity: severity, path: path,
      message: message, remedy: remedy, sourceLine: excerpt.line, caret: excerpt.caret)
  }

  /// A diagnostic at the beginning of a node of this source.
  public func diagnostic(
    at node: JSON5.Node, path: String, message: String, remedy: String,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    diagnostic(
      atOffset: node.offset, path: path, message: message, remedy: remedy, severity: severity)
  }

  /// Reads the text as JSON5; the error carries one diagnostic.
  public func parse() throws(SceneFileError) -> JSON5.Node {
    do {
      return try JSON5.parse(self)
    } catch {
      throw SceneFileError([
        diagnostic(atOffset: error.offset, message: error.message, remedy: error.remedy)
      ])
    }
  }

  /// The offset's line, shortened around the offset so that a minified file does not flood the terminal, and
  /// how many of its characters stand before the offset.
  private func excerpt(at offset: Int) -> (line: String, caret: Int) {
    let range = line(at: offset).bytes
    let split = max(range.lowerBound, min(offset, range.upperBound))
    // Bytes enough for the characters shown; the cut may fall inside one, which the shortening then drops.
    let before = String(decoding: bytes[max(range.lowerBound, split - 400)..<split], as: UTF8.self)
    let after = String(decoding: bytes[split..<min(range.upperBound, split + 400)], as: UTF8.self)
    var head = Quote.printable(before)
    var tail = Quote.printable(after)
    if head.count > 80 { head = "…" + head.suffix(79) }
    if tail.count > 80 { tail = tail.prefix(79) + "…" }
    return (head + tail, head.count)
  }
}
