extension JSON5.Node {
  /// The value of a key; nil when it is absent or this is no object. Cost: linear in the object's members.
  public subscript(key: String) -> JSON5.Node? {
    members.first { $0.key == key }?.value
  }

  /// The members of an object, and nothing for any other value.
  public var members: [JSON5.Member] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The elements of a list, and nothing for any other value.
  public var elements: [JSON5.Node] {
    if case .array(let elements) = value { elements } else { [] }
  }

  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  public var number: Double? {
    if case .number(let number, _) = value { number } else { nil }
  }

  /// The number when it is whole, whatever its spelling.
  public var integer: Int? {
    if case .number(let number, isInteger: true) = value { Int(exactly: number) } else { nil }
  }

  public var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  public var isNull: Bool {
    if case .null = value { true } else { false }
  }

  public var isObject: Bool {
    if case .object = value { true } else { false }
  }

  public var isArray: Bool {
    if case .array = value { true } else { false }
  }
}
