/// A program of somebody else's that is run when it is installed.
public struct OptionalProgram: Hashable, Sendable {
  public var name: String
  /// nil when it is not installed.
  public var version: String?
  /// What it is for and how to get it.
  public var remedy: String
}

extension OptionalProgram {
  /// Every one of them, asked for its version. Cost: they are run.
  package static func examined() -> [OptionalProgram] { [PDFDrawing().examine()] }
}
