/// The texts that a tree is made of, laid end to end. A node's offset names its place in one of them, so a
/// tree that was joined from several files still says where each of its parts stands.
public struct SourceMap: Sendable {
  private var texts: [SourceText]
  private var starts = [0]

  public init(_ text: SourceText) { texts = [text] }

  var first: SourceText { texts[0] }

  /// The first file's name, as messages print it.
  public var file: String { texts[0].file }

  /// Lays another text behind the others.
  /// - Returns: how far the offsets of nodes read from it are to be moved.
  mutating func append(_ text: SourceText) -> Int {
    // One more than the bytes: an error may stand at the very end of a file.
    starts.append(starts[starts.count - 1] + texts[texts.count - 1].bytes.count + 1)
    texts.append(text)
    return starts[starts.count - 1]
  }

  /// A diagnostic at an offset. Cost: linear in the length of its line.
  public func diagnostic(
    atOffset offset: Int, path: String = "", message: String, remedy: String,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let (text, offset) = place(of: offset)
    return text.diagnostic(
      atOffset: offset, path: path, message: message, remedy: remedy, severity: severity)
  }

  /// A diagnostic at the beginning of a node.
  public func diagnostic(
    at node: JSON5.Node, path: String, message: String, remedy: String,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    diagnostic(atOffset: node.offset, path: path, message: message, remedy: remedy, severity: severity)
  }

  /// "base.json5:3:5", for messages that name a second place.
  func description(ofOffset offset: Int) -> String {
    let (text, offset) = place(of: offset)
    return "\(text.file):\(text.position(of: offset))"
  }

  private func place(of offset: Int) -> (text: SourceText, offset: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (texts[low], offset - starts[low])
  }
}
