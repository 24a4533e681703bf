import FakeBar

extension Command {
  static let help = Command(
    name: "help", abstract: "Show the help of a subcommand.",
    arguments: [
      CommandArgument(
        name: "subcommand", help: "Its name; without one, all are listed.", values: .subcommands)
    ],
    options: [.help]
  ) { invocation in
    guard let name = invocation.arguments.first else {
      try StandardOutput.print(HelpText.overview)
      return .success
    }
    guard let command = CommandTable.command(named: name) else {
      let near = Suggestion.closest(to: name, in: CommandTable.names)
      let hint = near.map { ". Did you mean '\($0)'?" } ?? ": see the list in 'fakebar help'"
      throw invocation.usage("There is no subcommand \(Quote(name))\(hint)")
    }
    if case .later = command.status { return try command.run(Invocation(command: command)) }
    try StandardOutput.print(HelpText.text(command))
    return .success
  }
}
