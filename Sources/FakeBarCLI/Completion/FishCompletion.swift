/// Completion for fish.
enum FishCompletion {
  static var script: String {
    let root = CommandTable.root.options.map { line("__fish_use_subcommand", $0) }
    let commands = CommandTable.all.map { command in
      "complete -c fakebar -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.abstract))"
    }
    let rest = CommandTable.all.flatMap { command in
      let condition = quoted("__fish_seen_subcommand_from \(command.name)")
      let options = command.options.filter { $0.later == nil }.map { line(condition, $0) }
      return options + command.arguments.map { "complete -c fakebar -n \(condition)" + action($0.values) }
    }
    return
      (["# Completion of fakebar for fish: save as fakebar.fish in ~/.config/fish/completions."] + root
      + commands + rest).joined(separator: "\n")
  }

  private static func line(_ condition: String, _ option: CommandOption) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let value = option.value == nil ? "" : " -r" + action(option.values)
    return "complete -c fakebar -n \(condition) -l \(option.name)\(short)\(value) -d \(quoted(option.help))"
  }

  private static func action(_ values: OptionValues) -> String {
    switch values {
    case .any: " -f"
    case .oneOf, .suggested, .subcommands:
      " -f -a \(quoted((values.words ?? []).map(word).joined(separator: " ")))"
    case .files: " -F"
    case .folders: " -f -a '(__fish_complete_directories)'"
    }
  }

  /// fish parts the list of -a at spaces.
  private static func word(_ text: String) -> String {
    text.map { " ()".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
