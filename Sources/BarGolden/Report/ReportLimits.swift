/// How long the forms of a report may become. What is left out is counted in them.
public struct ReportLimits: Hashable, Sendable {
  /// Goldens that the terminal's text lists, and so for orphans and every other list.
  public var lines = 20
  /// Bytes of the page, about. Goldens that find no room are listed without pictures.
  public var page = 32 << 20
  /// Bytes of Markdown. GitHub refuses a job summary of more than 1 MiB.
  public var markdown = 60_000
  /// Annotations of one kind. GitHub shows ten of a step's errors and drops the rest.
  public var annotations = 10

  public init() {}
}
