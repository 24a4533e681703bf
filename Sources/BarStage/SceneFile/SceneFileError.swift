/// Why a scene or project file was refused: everything found wrong in it, in the order of the file.
public struct SceneFileError: Error, Sendable, CustomStringConvertible {
  /// Never empty.
  public let diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
