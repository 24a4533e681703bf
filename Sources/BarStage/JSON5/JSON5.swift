/// JSON5 1.0.0 read into a tree whose every node knows where it stands in its source, so that an error found
/// at any later stage can still name a line and a column.
public enum JSON5 {
  /// Deepest nesting of objects and lists, so that code which walks the tree may recurse.
  public static let maximumDepth = 256

  /// Longest source in bytes: far above any hand-written scene, low enough to refuse a picture given by
  /// mistake before any work is done on it.
  public static let maximumLength = 16 << 20

  /// Reads a whole document. The first error ends the reading. Cost: linear in the source's length.
  public static func parse(_ source: SourceText) throws(SyntaxError) -> Node {
    guard source.bytes.count <= maximumLength else {
      throw SyntaxError(
        offset: 0, message: "the file has \(source.bytes.count) bytes, more than \(maximumLength)",
        remedy: "split it into smaller files")
    }
    if let offset = UTF8Validation.firstError(in: source.bytes) {
      throw SyntaxError(offset: offset, message: "this is not UTF-8 text", remedy: "save the file as UTF-8")
    }
    var parser = Parser(source)
    return try parser.document()
  }
}
