/// The kinds of file.
public enum SceneDocument: String, CaseIterable, Sendable {
  case scene
  /// What scenes include or extend: a scene of which anything may be missing.
  case part
  case project

  /// The object at the root of the file.
  var root: SceneObjectName {
    switch self {
    case .scene, .part: .scene
    case .project: .project
    }
  }

  /// The root's keys and which of them must be there.
  var object: SceneObject {
    self == .part ? root.object.withoutRequirements : root.object
  }
}
