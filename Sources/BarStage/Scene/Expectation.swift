public import BarModel

/// Which inspections must hold or fail for a scene.
public struct Expectation: Sendable {
  /// Empty: for every strategy of the scene.
  public var strategies: [StrategyChoice]
  /// Identifiers of checks without a finding, and with one.
  public var hold: [String]
  public var fail: [String]
  /// Where it stands in the file.
  public var place: SourcePlace

  /// It is about the strategy with this label: the same one, or any of that name where no options are given.
  public func concerns(_ label: String) -> Bool {
    strategies.isEmpty
      || strategies.contains { choice in
        choice.label == label
          || choice.options.isEmpty && choice.name == StrategyChoice(label: label)?.name
      }
  }

  /// It says this very label, or speaks of all strategies.
  public func names(_ label: String) -> Bool {
    strategies.isEmpty || strategies.contains { $0.label == label }
  }

  /// A message with the place: file, line and column.
  package func broken(_ message: String, remedy: String) -> String {
    place.error(message, remedy: remedy).diagnostics.map(\.summary).joined(separator: "\n")
  }

  package func unknownCheck(_ id: String, known: [String]) -> SceneFileError {
    let near = Suggestion.closest(to: id, in: known).map { "did you mean \(Quote($0))?" }
    return place.error(
      "there is no check \(Quote(id))", remedy: near ?? "use \(known.joined(separator: ", "))")
  }

  package func badStrategy(_ label: String, _ remedy: String) -> SceneFileError {
    place.error("\(Quote(label)) is no strategy", remedy: remedy)
  }
}
