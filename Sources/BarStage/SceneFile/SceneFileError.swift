/// Why a scene or project file was refused: everything found wrong in it, in the order of the file.
public struct SceneFileError: Error, Sendable, CustomStringConvertible {
  /// Never empty.
  public let diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Nothing is wrong but that programs are not installed.
  public var isMissingProgram: Bool {
    diagnostics.allSatisfy { $0.isMissingProgram || $0.severity != .error }
  }

  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
