import BarStage

/// The part of JSON Schema 2020-12 that the project's schemas use, written from the standard. Any other keyword
/// is reported as an error, so that nothing goes unchecked.
struct SceneTableSchemaValidator {
  let schema: JSON5.Node

  init(_ document: SceneDocument) throws {
    schema = try SourceText(file: "schema", bytes: Array(SceneSchema.json(document).utf8)).parse()
  }

  func errors(in node: JSON5.Node) -> [String] { errors(node, schema, "$") }

  func errors(_ node: JSON5.Node, _ schema: JSON5.Node, _ path: String) -> [String] {
    if schema.bool == false { return ["\(path): nothing may stand here"] }
    return schema.members.flatMap { errors(node, schema, $0.key, $0.value, path) }
  }

  private func errors(
    _ node: JSON5.Node, _ schema: JSON5.Node, _ keyword: String, _ value: JSON5.Node, _ path: String
  ) -> [String] {
    let limit = value.number ?? 0
    func fail(unless holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword)"] }
    switch keyword {
    case "$schema", "title", "description", "default", "deprecated", "$defs": return []
    case "$ref":
      let name = value.string?.split(separator: "/").last.map(String.init) ?? ""
      guard let target = self.schema["$defs"]?[name] else { return ["no \(name) in $defs"] }
      return errors(node, target, path)
    case "type": return fail(unless: isType(node, value.string ?? ""))
    case "enum": return fail(unless: value.elements.contains { $0.value.json == node.value.json })
    case "const": return fail(unless: value.value.json == node.value.json)
    case "anyOf": return fail(unless: value.elements.contains { errors(node, $0, path).isEmpty })
    case "minimum": return fail(unless: node.number.map { $0 >= limit } ?? true)
    case "maximum": return fail(unless: node.number.map { $0 <= limit } ?? true)
    case "minLength": return fail(unless: node.string.map { $0.unicodeScalars.count >= Int(limit) } ?? true)
    case "minItems": return fail(unless: !node.isArray || node.elements.count >= Int(limit))
    case "maxItems": return fail(unless: !node.isArray || node.elements.count <= Int(limit))
    case "minProperties": return fail(unless: !node.isObject || node.members.count >= Int(limit))
    case "maxProperties": return fail(unless: !node.isObject || node.members.count <= Int(limit))
    case "pattern":
      guard let text = node.string, let pattern = try? Regex(value.string ?? "(") else { return [] }
      return fail(unless: text.contains(pattern))
    case "required":
      return fail(unless: !node.isObject || value.elements.allSatisfy { node[$0.string ?? ""] != nil })
    case "properties":
      return node.members.flatMap { member in
        value[member.key].map { errors(member.value, $0, "\(path).\(member.key)") } ?? []
      }
    case "additionalProperties":
      return node.members.filter { schema["properties"]?[$0.key] == nil }.flatMap {
        errors($0.value, value, "\(path).\($0.key)")
      }
    case "prefixItems":
      return zip(node.elements, value.elements).flatMap { errors($0, $1, "\(path)[]") }
    case "items":
      let prefix = schema["prefixItems"]?.elements.count ?? 0
      return node.elements.dropFirst(prefix).flatMap { errors($0, value, "\(path)[]") }
    default: return ["\(path): the keyword \(keyword) is unknown"]
    }
  }

  private func isType(_ node: JSON5.Node, _ name: String) -> Bool {
    switch node.value {
    case .object: name == "object"
    case .array: name == "array"
    case .string: name == "string"
    case .number(_, let isInteger): name == "number" || name == "integer" && isInteger
    case .bool: name == "boolean"
    case .null: name == "null"
    }
  }
}
