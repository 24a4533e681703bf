/// Keeps outputs from destroying inputs.
package enum OutputPath {
  /// - Parameter inputs: real paths of the files that were read.
  /// - Throws: `FileError.cannotCreate` when writing to `path` would overwrite one of them.
  package static func check(_ path: String, against inputs: Set<String>) throws(FileError) {
    guard let real = RealPath.of(path), inputs.contains(real) else { return }
    throw FileError(
      .cannotCreate, path: path, reason: "it is an input of this scene", remedy: "choose another output")
  }
}
