/// An object of the format and its keys, in the order in which a manual lists them. In a union of objects the
/// first key tells which object is meant.
public struct SceneObject: Sendable {
  public var doc: String
  public var fields: [SceneField]
  /// Keys that bring the object further keys from elsewhere: beside one of them nothing is required.
  public var suppliers: [String]

  init(_ doc: String, _ fields: [SceneField], suppliedBy suppliers: [String] = []) {
    self.doc = doc
    self.fields = fields
    self.suppliers = suppliers
  }

  /// Cost: linear in the fields, of which no object has more than 30.
  public func field(named name: String) -> SceneField? {
    fields.first { $0.name == name }
  }

  /// The same object, of which any key may be absent.
  var withoutRequirements: SceneObject {
    var object = self
    for index in object.fields.indices { object.fields[index].isRequired = false }
    return object
  }

  /// True when further keys may come from elsewhere.
  func isSupplied(in node: JSON5.Node) -> Bool {
    suppliers.contains { key in node[key].map { !$0.isArray || !$0.elements.isEmpty } ?? false }
  }
}
