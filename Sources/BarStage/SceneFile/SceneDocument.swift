/// The two kinds of file.
public enum SceneDocument: String, CaseIterable, Sendable {
  case scene
  case project

  /// The object at the root of the file.
  var root: SceneObjectName {
    switch self {
    case .scene: .scene
    case .project: .project
    }
  }
}
