// Lets a table write values as Swift literals: `default: false`, `["top": 0]`. Such nodes stand at offset 0.
extension JSON5.Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(booleanLiteral flag: Bool) { self = .bool(flag) }
  public init(integerLiteral number: Int) { self = .number(number: Double(number)) }
  public init(floatLiteral number: Double) { self = .number(number: number) }
  public init(arrayLiteral values: JSON5.Value...) { self = .list(values) }
  public init(dictionaryLiteral pairs: (String, JSON5.Value)...) { self = .members(pairs) }

  /// A number that knows by itself whether it is whole and exact.
  public static func number(number: Double) -> JSON5.Value {
    // Beyond 2⁵³ neighbouring whole numbers share one Double.
    .number(number, isInteger: number.rounded() == number && number.magnitude <= 0x1p53)
  }

  package static func list(_ values: [JSON5.Value]) -> JSON5.Value {
    .array(values.map { JSON5.Node(offset: 0, value: $0) })
  }

  package static func members(_ pairs: [(String, JSON5.Value)]) -> JSON5.Value {
    .object(pairs.map { JSON5.Member(key: $0.0, keyOffset: 0, value: JSON5.Node(offset: 0, value: $0.1)) })
  }
}
