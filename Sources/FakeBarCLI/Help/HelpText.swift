/// The help, made from the table of commands.
enum HelpText {
  /// Of the program.
  static var overview: String {
    let root = CommandTable.root
    return sections([
      ("", [TextLayout.paragraph("OVERVIEW: " + root.abstract)]),
      ("", ["USAGE: " + root.usage]),
      ("OPTIONS:", options(root)),
      ("SUBCOMMANDS:", CommandTable.all.map { TextLayout.row($0.name, $0.abstract) }),
      ("NOT YET SUPPORTED:", CommandTable.later.map { TextLayout.row($0.name, $0.abstract) }),
      ("EXIT CODES:", ExitCode.allCases.map { TextLayout.row("\($0.rawValue)", $0.meaning) }),
      ("", ["  See 'fakebar help <subcommand>' for detailed help."]),
    ])
  }

  /// Of one command.
  static func text(_ command: Command) -> String {
    sections([
      ("", [TextLayout.paragraph("OVERVIEW: " + command.abstract)]),
      ("", command.discussion.isEmpty ? [] : [TextLayout.paragraph(command.discussion)]),
      ("", ["USAGE: " + command.usage]),
      ("", command.aliases.isEmpty ? [] : ["ALIASES: " + command.aliases.joined(separator: ", ")]),
      ("ARGUMENTS:", command.arguments.map { TextLayout.row("<\($0.name)>", $0.help) }),
      ("OPTIONS:", options(command)),
    ])
  }

  private static func options(_ command: Command) -> [String] {
    command.options.filter { $0.later == nil }.map { option in
      TextLayout.row(option.heading, option.help + (option.defaultText.map { " (default: \($0))" } ?? ""))
    }
  }

  /// Sections with an empty line between; those without content are left out.
  private static func sections(_ sections: [(title: String, lines: [String])]) -> String {
    sections.filter { !$0.lines.isEmpty }.map { section in
      ((section.title.isEmpty ? [] : [section.title]) + section.lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
