/// One of the words a key may be set to.
public struct SceneWord: Hashable, Sendable, ExpressibleByStringLiteral {
  public var text: String
  public var status: SceneStatus

  public init(_ text: String, later missing: String) {
    self.text = text
    status = .later(missing)
  }

  public init(stringLiteral text: String) {
    self.text = text
    status = .supported
  }

  /// Several words that wait for the same thing.
  static func later(_ missing: String, _ words: String...) -> [SceneWord] {
    words.map { SceneWord($0, later: missing) }
  }
}
