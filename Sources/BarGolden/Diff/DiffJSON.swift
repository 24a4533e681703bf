#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The machine-readable form of every result of a comparison.
public enum DiffJSON {
  /// Of the form, so that readers can tell.
  public static let version = 1

  private struct Document<Value: Encodable>: Encodable {
    var value: Value
    var files: [String]?

    private enum Key: CodingKey { case version, files }

    func encode(to encoder: any Encoder) throws {
      try value.encode(to: encoder)
      var json = encoder.container(keyedBy: Key.self)
      try json.encode(DiffJSON.version, forKey: .version)
      try json.encodeIfPresent(files, forKey: .files)
    }
  }

  /// Indented, keys sorted, ends with a line feed: the same result is the same text.
  /// - Parameter files: pictures that were written.
  public static func text(_ value: some Encodable, files: [String]? = nil) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(value: value, files: files)), as: UTF8.self) + "\n"
  }
}
