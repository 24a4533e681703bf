/// Options that leave nothing of a project's matrix. Every message ends with the remedy.
public enum MatrixError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `key` is a key of the matrix, `known` its values there.
  case noSuchValue(String, key: String, known: [String])
  /// The options meet only combinations that are excluded.
  case nothingLeft(scene: String)

  public var description: String {
    switch self {
    case .noSuchValue(let value, let key, let known):
      "the project's matrix has no \(key) \(Quote(value)): use \(Quote.choice(known)), or add it to "
        + "the matrix"
    case .nothingLeft(let scene):
      "the options leave no combination of the project's matrix for \(Quote(scene)), since the others are "
        + "excluded: narrow it less"
    }
  }
}
