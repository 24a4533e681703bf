/// Why a project's goldens cannot be gone through.
public enum WorkflowError: Error, Hashable, Sendable, CustomStringConvertible {
  case noSceneNamed(String)
  /// Paths of two scene files.
  case sameName(String, String)
  /// Path of a scene file.
  case changed(String)
  /// `key` is one of a matrix.
  case notVaried(key: String)
  /// What should be told of all scenes was asked of a part of them.
  case partial(String)
  /// A run of other scenes, by its folder.
  case otherPlan(String)

  public var description: String {
    switch self {
    case .noSceneNamed(let name):
      "no scene of the project has \"\(name)\" in its name: correct the filter (letter case counts)"
    case .sameName(let one, let other):
      "\(one) and \(other) have the same name, and goldens are named after their scenes: rename one"
    case .changed(let file): "\(file) was changed while it was being read: run again"
    case .partial(let run):
      "\(run) knows only a part of the scenes, so it cannot tell which goldens nobody makes: use a run of all, or merge "
        + "the shards"
    case .otherPlan(let folder):
      "the run in \(folder) was about other scenes than the project has now: check again"
    case .notVaried(let key):
      "goldens show scenes with their own \(key), and the project's matrix does not vary it: leave out the "
        + "option, or add \(key) to the matrix"
    }
  }
}
