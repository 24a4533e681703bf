/// A tree that grows: every container that an encoder hands out adds to it.
final class JSONDraft {
  private enum Content {
    case nothing
    case scalar(JSONTree)
    case array([JSONDraft])
    case object([String: JSONDraft])
  }

  private var content = Content.nothing

  init() {}

  /// - Throws: `EncodingError` for a number that JSON cannot write, and what the value throws.
  init(_ value: some Encodable, at path: [any CodingKey]) throws {
    if let scalar = value as? any JSONScalar {
      content = .scalar(try Self.tree(scalar, at: path))
    } else {
      try value.encode(to: JSONTreeEncoder(draft: self, codingPath: path))
    }
  }

  private static func tree(_ scalar: any JSONScalar, at path: [any CodingKey]) throws -> JSONTree {
    guard let tree = scalar.json else {
      let words = "Unable to encode \(type(of: scalar)).\(scalar) directly in JSON."
      throw EncodingError.invalidValue(
        scalar, EncodingError.Context(codingPath: path, debugDescription: words))
    }
    return tree
  }

  /// What was put in so far; what was given nothing is an empty object.
  var tree: JSONTree {
    switch content {
    case .nothing: .object([:])
    case .scalar(let tree): tree
    case .array(let elements): .array(elements.map(\.tree))
    case .object(let members): .object(members.mapValues(\.tree))
    }
  }

  var count: Int {
    guard case .array(let elements) = content else { return 0 }
    return elements.count
  }

  /// Takes the other's place in the tree.
  func become(_ other: JSONDraft) { content = other.content }

  func becomeNull() { content = .scalar(.null) }

  /// A second container of the same value goes on with the first.
  func becomeObject() {
    if case .object = content { return }
    content = .object([:])
  }

  func becomeArray() {
    if case .array = content { return }
    content = .array([])
  }

  func set(_ key: String, _ member: JSONDraft) {
    guard case .object(var members) = content else { return }
    // The members are held once, so that they are changed in place.
    content = .nothing
    members[key] = member
    content = .object(members)
  }

  func append(_ element: JSONDraft) {
    guard case .array(var elements) = content else { return }
    content = .nothing
    elements.append(element)
    content = .array(elements)
  }
}
