/// A value's place in its file, kept for errors that are found later.
public struct SourcePlace: Sendable {
  var source: SourceMap
  var offset: Int
  var path: String

  func error(_ message: String, remedy: String) -> SceneFileError {
    SceneFileError([source.diagnostic(atOffset: offset, path: path, message: message, remedy: remedy)])
  }
}
