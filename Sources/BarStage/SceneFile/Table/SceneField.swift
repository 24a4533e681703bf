/// One key of an object: a row of the table.
public struct SceneField: Sendable {
  public var name: String
  public var type: SceneType
  /// One or two sentences, for the schema and the manual.
  public var doc: String
  /// What an absent key means, where that can be written as a value.
  public var defaultValue: JSON5.Value?
  /// `null` is allowed and means "the system's default".
  public var isNullable: Bool
  public var isRequired: Bool

  init(
    _ name: String, _ type: SceneType, _ doc: String, default defaultValue: JSON5.Value? = nil,
    nullable isNullable: Bool = false, required isRequired: Bool = false
  ) {
    self.name = name
    self.type = type
    self.doc = doc
    self.defaultValue = defaultValue
    self.isNullable = isNullable
    self.isRequired = isRequired
  }

  /// The default as JSON.
  public var defaultText: String? { defaultValue?.json }
}
