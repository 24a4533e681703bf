/// Why a test's comparison cannot be made. Every message ends with the remedy.
package enum TestingError: Error, Hashable, Sendable {
  /// Two places mean one golden.
  case nameTaken(path: String, first: String, second: String)
  /// One test, many arguments, one golden.
  case needsName(function: String)
  /// Nobody looks at goldens that are written there.
  case recordingOnBuildServer(variable: String)
  /// Neither beside the test's source nor in its package.
  case noScene(path: String, places: [String])
  /// Traits are asked for that a loaded scene cannot take any more.
  case loadedScene
  /// A PNG that cannot be a golden as it is.
  case unsuitedPicture(reason: String)
}

extension TestingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nameTaken(let path, let first, let second):
      "the golden \(path) is used at \(first) and at \(second); give each its own with `named:`"
    case .needsName(let function):
      "\(function) runs with several arguments, which need a golden each; give `named:` a word made of the argument"
    case .recordingOnBuildServer(let variable):
      "goldens are not recorded on a build server, and \(variable) says that this is one; record on your own "
        + "machine, and leave out the record mode here"
    case .noScene(let path, let places):
      "there is no scene \(path), looked for in \(places.joined(separator: " and ")); correct the path"
    case .loadedScene:
      "a scene that is loaded has its device, system, style, direction and scale; load it with these overrides, or "
        + "give its path"
    case .unsuitedPicture(let reason): reason
    }
  }
}
