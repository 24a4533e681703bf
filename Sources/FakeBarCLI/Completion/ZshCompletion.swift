/// Completion for zsh.
enum ZshCompletion {
  static var script: String {
    """
    #compdef fakebar
    # Completion of fakebar for zsh: save as _fakebar in a folder of $fpath.
    _fakebar() {
      local -a commands
      commands=(
    \(CommandTable.all.map { "    " + Shell.quoted("\($0.name):\(escaped($0.abstract))") }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe 'subcommand' commands
        _arguments \(CommandTable.root.options.flatMap(options).joined(separator: " "))
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT -= 1 ))
      case $command in
    \(CommandTable.all.map(arm).joined(separator: "\n"))
      esac
    }
    _fakebar "$@"
    """
  }

  private static func arm(_ command: Command) -> String {
    let specifications =
      command.options.filter { $0.later == nil }.flatMap(options)
      + command.arguments.map { argument in
        Shell.quoted("\(argument.isRepeated ? "*" : ""):\(argument.name):\(action(argument.values))")
      }
    return "    \(command.name))\n      _arguments \(specifications.joined(separator: " \\\n        ")) ;;"
  }

  private static func options(_ option: CommandOption) -> [String] {
    let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
    return names.map { name in
      let help = "[\(escaped(option.help))]"
      guard let value = option.value else { return Shell.quoted(name + help) }
      return Shell.quoted(
        "\(name)\(name.hasPrefix("--") ? "=" : "+")\(help):\(value):\(action(option.values))")
    }
  }

  private static func action(_ values: OptionValues) -> String {
    switch values {
    case .any: " "
    case .oneOf, .suggested, .subcommands: "(\((values.words ?? []).map(word).joined(separator: " ")))"
    case .files(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    case .folders: "_files -/"
    }
  }

  private static func word(_ text: String) -> String {
    text.map { " ()".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// A description, in which zsh reads brackets and colons as syntax.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
