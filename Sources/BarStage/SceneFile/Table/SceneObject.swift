/// An object of the format and its keys, in the order in which a manual lists them. In a union of objects the
/// first key tells which object is meant.
public struct SceneObject: Sendable {
  public var doc: String
  public var fields: [SceneField]

  init(_ doc: String, _ fields: [SceneField]) {
    self.doc = doc
    self.fields = fields
  }

  /// Cost: linear in the fields, of which no object has more than 30.
  public func field(named name: String) -> SceneField? {
    fields.first { $0.name == name }
  }
}
