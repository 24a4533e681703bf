/// Completion for bash 4 and later.
enum BashCompletion {
  static var script: String {
    let root = CommandTable.root
    let names = CommandTable.all.map(\.name) + root.options.map { "--\($0.name)" }
    return """
      # Completion of fakebar for bash: source this file.
      _fakebar() {
        local IFS=$'\\n' words='' files='' current="${COMP_WORDS[COMP_CWORD]}"
        local previous="${COMP_WORDS[COMP_CWORD-1]}"
        # bash parts --name=value into three words.
        if [[ $previous == '=' ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
        if [[ $current == '=' ]]; then current=''; fi
        COMPREPLY=()
        case "${COMP_WORDS[1]} $previous" in
      \(root.options.filter { $0.value != nil }.map { arm("\"--\($0.name) \"*", $0.values) }.joined(separator: "\n"))
      \(CommandTable.all.flatMap(values).joined(separator: "\n"))
          *)
            if ((COMP_CWORD == 1)); then words=\(list(names))
            elif [[ $current == -* ]]; then
              case "${COMP_WORDS[1]}" in
      \(CommandTable.all.map { "          \($0.name)) words=\(list(options($0))) ;;" }.joined(separator: "\n"))
              esac
            else
              case "${COMP_WORDS[1]}" in
      \(CommandTable.all.compactMap(arguments).joined(separator: "\n"))
              esac
            fi ;;
        esac
        case "$files" in
          folders) COMPREPLY=($(compgen -d -- "$current")) ;;
          ?*) COMPREPLY=($(compgen -d -- "$current"; compgen -f -X "!*.@($files)" -- "$current")) ;;
          *) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
        esac
      }
      shopt -s extglob
      complete -o filenames -F _fakebar fakebar
      """
  }

  /// Arms for the options of a command that have values.
  private static func values(_ command: Command) -> [String] {
    command.options.filter { $0.value != nil && $0.later == nil }.map { option in
      let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
      return arm(names.map { "\"\(command.name) \($0)\"" }.joined(separator: "|"), option.values)
    }
  }

  private static func arguments(_ command: Command) -> String? {
    command.arguments.first.map { "          \(command.name)) \(assignment($0.values)) ;;" }
  }

  private static func arm(_ pattern: String, _ values: OptionValues) -> String {
    "    \(pattern)) \(assignment(values)) ;;"
  }

  private static func assignment(_ values: OptionValues) -> String {
    switch values {
    case .any: ":"
    case .oneOf, .suggested, .subcommands: "words=\(list(values.words ?? []))"
    case .files(let extensions): "files='\(extensions.joined(separator: "|"))'"
    case .folders: "files=folders"
    }
  }

  private static func options(_ command: Command) -> [String] {
    command.options.filter { $0.later == nil }.flatMap { option in
      ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
    }
  }

  /// Words one a line, since names of devices have spaces. compgen expands its list once more, so what the shell
  /// would read as syntax has a backslash.
  private static func list(_ words: [String]) -> String {
    let safe = words.map { word in
      word.map { " ()'\"$`\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
    return "$'"
      + safe.map { $0.replacing("\\", with: "\\\\").replacing("'", with: "\\'") }.joined(separator: "\\n")
      + "'"
  }
}
