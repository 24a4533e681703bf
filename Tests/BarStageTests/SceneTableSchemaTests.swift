import BarStage
import Testing

@Suite struct SceneTableSchemaTests {
  /// Made once: there are many rows, and the schema is long.
  static let validator = Result { try SceneTableSchemaValidator(.scene) }

  @Test(
    "the schema refuses what the checker refuses by form",
    arguments: SceneTableErrorTests.rows + SceneTableErrorTests.goldens)
  func refuses(row: SceneTableRow) throws {
    let root = try JSON5MarkedText(row.marked).source().parse()
    let errors = try Self.validator.get().errors(in: root)
    // The other rows need names that a schema does not know; they must be right in form.
    #expect(errors.isEmpty != row.isRefusedBySchema, "\(errors)")
  }

  @Test("the schema accepts every supported key")
  func accepts() throws {
    let root = try SourceText(file: "a", bytes: Array(SceneTableSample.everything.utf8)).parse()
    #expect(try SceneTableSchemaValidator(.scene).errors(in: root) == [])
    let project = try SourceText(file: "a", bytes: Array("{scenes: ['a'], matrix: {os: [15]}}".utf8)).parse()
    #expect(try SceneTableSchemaValidator(.project).errors(in: project) == [])
    #expect(try SceneTableSchemaValidator(.project).errors(in: root) != [])
  }

  @Test("every default agrees with the type of its own key")
  func defaults() throws {
    let validator = try SceneTableSchemaValidator(.scene)
    var count = 0
    for object in validator.schema["$defs"]?.members ?? [] {
      for property in object.value["properties"]?.members ?? [] {
        guard let value = property.value["default"] else { continue }
        count += 1
        #expect(validator.errors(value, property.value, "\(object.key).\(property.key)") == [])
      }
    }
    #expect(count > 60)
  }

  @Test("every object and union of the table is used, and no object has a key twice")
  func table() {
    let text = SceneSchema.json(.scene) + SceneSchema.json(.project)
    for name in SceneObjectName.allCases.map(\.rawValue) + SceneUnionName.allCases.map(\.rawValue) {
      #expect(text.contains("\"#/$defs/\(name)\""), "\(name)")
    }
    for name in SceneObjectName.allCases {
      let keys = name.object.fields.map(\.name)
      #expect(Set(keys).count == keys.count, "\(name)")
      #expect(name.object.fields.allSatisfy { $0.doc.hasSuffix(".") }, "\(name)")
    }
  }
}
