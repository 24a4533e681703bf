/// A value with several forms, under one name.
public struct SceneUnion: Sendable {
  /// With its article, as messages say it: "a colour".
  public var phrase: String
  public var doc: String
  /// One of its forms, for remedies.
  public var example: String
  public var alternatives: [SceneType]

  init(_ phrase: String, _ doc: String, example: String, _ alternatives: [SceneType]) {
    self.phrase = phrase
    self.doc = doc
    self.example = example
    self.alternatives = alternatives
  }
}
