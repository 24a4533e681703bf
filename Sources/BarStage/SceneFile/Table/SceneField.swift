/// One key of an object: a row of the table.
public struct SceneField: Sendable {
  public var name: String
  public var type: SceneType
  /// One or two sentences, for the schema and the manual.
  public var doc: String
  /// What an absent key means, where that can be written as a value. On a key that is not supported yet it is
  /// also the value that asks for nothing and is let through.
  public var defaultValue: JSON5.Value?
  /// `null` is allowed and means "the system's default".
  public var isNullable: Bool
  public var isRequired: Bool
  public var status: SceneStatus

  init(
    _ name: String, _ type: SceneType, _ doc: String, default defaultValue: JSON5.Value? = nil,
    nullable isNullable: Bool = false, required isRequired: Bool = false, later missing: String? = nil
  ) {
    self.name = name
    self.type = type
    self.doc = doc
    self.defaultValue = defaultValue
    self.isNullable = isNullable
    self.isRequired = isRequired
    status = missing.map { .later($0) } ?? .supported
  }

  /// The default as JSON.
  public var defaultText: String? { defaultValue?.json }
}
