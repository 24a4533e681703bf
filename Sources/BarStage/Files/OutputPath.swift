/// Keeps outputs from destroying inputs.
package enum OutputPath {
  /// - Parameter inputs: real paths of the files that were read.
  /// - Throws: `FileError.cannotCreate` when writing to `path` would overwrite one of them.
  package static func check(_ path: String, against inputs: Set<String>) throws(FileError) {
    guard isInput(path, of: inputs) else { return }
    throw FileError(
      .cannotCreate, path: path, reason: "it is an input of this scene", remedy: "choose another output")
  }

  /// Whether `path` leads to one of `inputs`, which are real paths.
  static func isInput(_ path: String, of inputs: Set<String>) -> Bool {
    RealPath.of(path).map(inputs.contains) ?? false
  }
}
