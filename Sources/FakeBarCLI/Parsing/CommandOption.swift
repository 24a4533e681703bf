/// An option: a row from which parser, help and completions are made.
package struct CommandOption: Hashable, Sendable {
  /// Without its dashes.
  package var name: String
  package var short: Character?
  /// Name of its value; nil for a flag.
  package var value: String?
  var help: String
  /// What counts when it is not given, for the help.
  var defaultText: String?
  var values: OptionValues
  var isRequired: Bool
  /// It may be given several times; its values are joined by commas.
  var isRepeated: Bool
  /// What is missing, for an option that is known but not supported yet.
  package var later: String?

  init(
    _ name: String, short: Character? = nil, value: String? = nil, _ help: String,
    default defaultText: String? = nil, values: OptionValues = .any, required isRequired: Bool = false,
    isRepeated: Bool = false, later: String? = nil
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.defaultText = defaultText
    self.values = values
    self.isRequired = isRequired
    self.isRepeated = isRepeated
    self.later = later
  }

  /// `--output <dir>`: how usage and messages name it.
  var title: String { "--\(name)" + (value.map { " <\($0)>" } ?? "") }

  /// `-o, --output <dir>`: how help names it.
  var heading: String { (short.map { "-\($0), " } ?? "") + title }
}
