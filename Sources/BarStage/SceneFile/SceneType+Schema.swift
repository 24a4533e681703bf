extension SceneType {
  /// The keywords of JSON Schema that describe this form.
  var schema: [(String, JSON5.Value)] {
    switch self {
    case .text: [("type", "string")]
    case .name, .screen, .style, .device: [("type", "string"), ("minLength", 1)]
    case .colorName:
      [
        ("type", "string"),
        ("pattern", "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[^#].*)$"),
      ]
    case .number(let range):
      [
        ("type", "number"), ("minimum", .number(number: range.lowerBound)),
        ("maximum", .number(number: range.upperBound)),
      ]
    case .integer(let range): SceneType.integerSchema(range)
    case .osVersion: SceneType.integerSchema(SceneType.osVersions)
    case .bool: [("type", "boolean")]
    case .flag: [("const", true)]
    case .words(let words): [("enum", .list(words.map { .string($0) }))]
    case .object(let name): [("$ref", SceneSchema.reference(name.rawValue))]
    case .union(let name): [("$ref", SceneSchema.reference(name.rawValue))]
    case .oneOf(let forms): [("anyOf", .list(forms.map { .members($0.schema) }))]
    case .list(let element, let count):
      [("type", "array"), ("items", .members(element.schema))] + SceneType.limits("Items", count)
    case .tuple(let fields):
      [
        ("type", "array"),
        ("prefixItems", .list(fields.map { .members([("description", .string($0.doc))] + $0.type.schema) })),
        ("items", false),
      ] + SceneType.limits("Items", fields.filter(\.isRequired).count...fields.count)
    case .map(let element, let count):
      [("type", "object"), ("additionalProperties", .members(element.schema))]
        + SceneType.limits("Properties", count)
    case .anyObject: [("type", "object")]
    }
  }

  private static func integerSchema(_ range: ClosedRange<Int>) -> [(String, JSON5.Value)] {
    [
      ("type", "integer"), ("minimum", .number(number: Double(range.lowerBound))),
      ("maximum", .number(number: Double(range.upperBound))),
    ]
  }

  /// minItems and maxItems, or the same for properties, where they say something.
  private static func limits(_ what: String, _ count: ClosedRange<Int>) -> [(String, JSON5.Value)] {
    let least: [(String, JSON5.Value)] =
      count.lowerBound > 0 ? [("min\(what)", .number(number: Double(count.lowerBound)))] : []
    let most: [(String, JSON5.Value)] =
      count.upperBound < Int.max ? [("max\(what)", .number(number: Double(count.upperBound)))] : []
    return least + most
  }
}
