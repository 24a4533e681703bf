/// A value of JSON, between text and the types that are `Codable`: what Foundation's coders do, without its libraries,
/// whose loading takes longer than most of what is asked of the program.
package indirect enum JSONTree: Equatable {
  case null
  case bool(Bool)
  /// As it is written.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// What it is, in errors.
  var words: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}

extension JSONTree {
  /// The same value is the same tree. Cost: linear in the value.
  package init(encoding value: some Encodable) throws { self = try JSONDraft(value, at: []).tree }

  /// The tree of a text in UTF-8. Cost: linear in the text.
  /// - Throws: `DecodingError.dataCorrupted`.
  package init(parsing bytes: [UInt8]) throws(DecodingError) { self = try JSONParser.tree(bytes) }

  /// - Throws: `DecodingError`.
  package func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONTreeDecoder(tree: self, codingPath: []).value(type)
  }
}
