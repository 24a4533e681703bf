/// The table as JSON Schema 2020-12, for editors that complete and check as one types.
public enum SceneSchema {
  /// The schema of one kind of file, pretty-printed and the same on every run. It describes the whole format.
  public static func json(_ document: SceneDocument = .scene) -> String {
    let objects = SceneObjectName.allCases.map { name in
      (name.rawValue, schema(of: name == document.root ? document.object : name.object))
    }
    let unions = SceneUnionName.allCases.map { ($0.rawValue, schema(of: $0.union)) }
    let root = JSON5.Value.members([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", .string("FakeBar \(document.rawValue)")),
      ("$ref", reference(document.root.rawValue)),
      ("$defs", .members(objects + unions)),
    ])
    return root.json + "\n"
  }

  static func reference(_ name: String) -> JSON5.Value { .string("#/$defs/\(name)") }

  private static func schema(of object: SceneObject) -> JSON5.Value {
    .members(
      [
        ("type", "object"), ("description", .string(object.doc)),
        ("properties", .members(object.fields.map { ($0.name, schema(of: $0)) })),
      ] + requirements(of: object) + [("additionalProperties", false)])
  }

  private static func requirements(of object: SceneObject) -> [(String, JSON5.Value)] {
    let required = object.fields.filter(\.isRequired).map(\.name)
    guard !required.isEmpty else { return [] }
    func keys(_ names: [String]) -> JSON5.Value { .list(names.map { .string($0) }) }
    guard !object.suppliers.isEmpty else { return [("required", keys(required))] }
    let ways = [required] + object.suppliers.map { [$0] }
    return [("anyOf", .list(ways.map { .members([("required", keys($0))]) }))]
  }

  private static func schema(of union: SceneUnion) -> JSON5.Value {
    .members([
      ("description", .string(union.doc)), ("anyOf", .list(union.alternatives.map { .members($0.schema) })),
    ])
  }

  private static func schema(of field: SceneField) -> JSON5.Value {
    var members: [(String, JSON5.Value)] = [("description", .string(field.doc))]
    members +=
      field.isNullable
      ? [("anyOf", .list([.members(field.type.schema), ["type": "null"]]))] : field.type.schema
    if let value = field.defaultValue { members.append(("default", value)) }
    return .members(members)
  }
}
