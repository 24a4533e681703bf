/// What may stand as a value: for checking, and for what a shell offers.
package enum OptionValues: Hashable, Sendable {
  case any
  /// These words and no others; the parser checks.
  case oneOf([String])
  /// Words worth offering; others may be right as well.
  case suggested([String])
  /// Files with one of these extensions.
  case files([String])
  case folders
  case subcommands

  /// What may be offered by name.
  var words: [String]? {
    switch self {
    case .oneOf(let words), .suggested(let words): words
    case .subcommands: CommandTable.all.map(\.name)
    case .any, .files, .folders: nil
    }
  }
}
