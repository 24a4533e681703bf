import FakeBar

/// Reads arguments by the table of commands, in the manner of Swift's ArgumentParser: `--name value`, `--name=value`,
/// `-n value`; `--` ends the options; `-` is a file name.
struct CommandParser {
  private var rest: ArraySlice<String>
  private var invocation: Invocation
  private var command: Command { invocation.command }

  /// - Parameter arguments: without the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      return try CommandParser(arguments[...], of: CommandTable.root).parsed()
    }
    guard let command = CommandTable.command(named: first) else {
      let near = Suggestion.closest(to: first, in: CommandTable.names)
      let hint = near.map { ". Did you mean '\($0)'?" } ?? ": see the list in 'fakebar --help'"
      throw UsageError("Unknown command \(Quote(first))\(hint)", of: CommandTable.root)
    }
    if case .later = command.status { return Invocation(command: command) }
    return try CommandParser(arguments.dropFirst(), of: command).parsed()
  }

  private init(_ arguments: ArraySlice<String>, of command: Command) {
    rest = arguments
    invocation = Invocation(command: command)
  }

  private consuming func parsed() throws(UsageError) -> Invocation {
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      return Invocation(command: .help, arguments: command.name.isEmpty ? [] : [command.name])
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        invocation.arguments += rest
        rest = []
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeOption(argument)
      } else {
        invocation.arguments.append(argument)
      }
    }
    try checkArguments()
    try checkRequired()
    return invocation
  }

  private mutating func takeOption(_ argument: String) throws(UsageError) {
    let isLong = argument.hasPrefix("--")
    let body = argument.dropFirst(isLong ? 2 : 1)
    let name = isLong ? String(body.prefix { $0 != "=" }) : String(body.prefix(1))
    // -ofile and -o=file as well as -o file.
    var attached: String? = name.count < body.count ? String(body.dropFirst(name.count)) : nil
    if let text = attached, text.hasPrefix("=") { attached = String(text.dropFirst()) }
    guard let option = command.option(named: name), isLong == (name == option.name) else {
      throw unknown(isLong ? "--\(name)" : argument)
    }
    if let missing = option.later {
      throw invocation.usage("The option '--\(option.name)' is not supported yet (\(missing)): leave it out")
    }
    guard option.isRepeated || !invocation.has(option) else {
      throw invocation.usage("'\(option.title)' is given twice: keep one of them")
    }
    let value = try value(of: option, attached: attached)
    invocation.lists[option.name, default: []].append(value)
    invocation.values[option.name] = invocation[option].map { $0 + "," + value } ?? value
  }

  private mutating func value(of option: CommandOption, attached: String?) throws(UsageError) -> String {
    guard option.value != nil else {
      guard attached == nil else {
        throw invocation.usage("The option '--\(option.name)' takes no value: leave out what follows it")
      }
      return ""
    }
    let next = rest.first.flatMap { CommandParser.isOption($0) ? nil : $0 }
    guard let text = attached ?? next else {
      throw invocation.usage("Missing value for '\(option.title)': write one after it")
    }
    if attached == nil { rest.removeFirst() }
    guard !text.isEmpty else { throw invocation.invalid(option, text, "write a value, not an empty string") }
    if case .oneOf(let words) = option.values, !words.contains(text) {
      throw invocation.invalid(option, text, "write \(Quote.choice(words))")
    }
    return text
  }

  /// A negative number is a value, so that it is refused as a number and not as an option.
  private static func isOption(_ text: String) -> Bool {
    guard text.hasPrefix("-"), let second = text.dropFirst().first else { return false }
    return !(second.isASCII && second.isNumber) && second != "."
  }

  private func unknown(_ text: String) -> UsageError {
    if let pointer = command.pointers[text] {
      return invocation.usage("\(command.path) has no option \(Quote(text)): \(pointer)")
    }
    let near = Suggestion.closest(to: text, in: command.options.map { "--\($0.name)" })
    let isElsewhere =
      command.name.isEmpty
      && CommandTable.all.contains {
        $0.options.contains { "--\($0.name)" == text || "-\($0.short ?? "-")" == text }
      }
    let hint =
      near.map { ". Did you mean '\($0)'?" }
      ?? (isElsewhere ? ": write it after the subcommand" : ": see the list in '\(command.path) --help'")
    return invocation.usage("Unknown option \(Quote(text))\(hint)")
  }

  private func checkArguments() throws(UsageError) {
    if let index = invocation.arguments.firstIndex(of: ""), let named = command.arguments.first {
      throw invocation.usage(
        "Argument \(index + 1), '<\(named.name)>', is an empty string: write something or leave it out")
    }
    let most = command.arguments.contains(where: \.isRepeated) ? Int.max : command.arguments.count
    guard invocation.arguments.count <= most else {
      let surplus = invocation.arguments[most]
      throw invocation.usage("Unexpected argument \(Quote(surplus)): remove it")
    }
    let required = command.arguments.filter(\.isRequired)
    guard invocation.arguments.count >= required.count else {
      let missing = required[invocation.arguments.count]
      throw invocation.usage("Missing expected argument '<\(missing.name)>': \(missing.remedy)")
    }
  }

  private func checkRequired() throws(UsageError) {
    guard let option = command.options.first(where: { $0.isRequired && !invocation.has($0) }) else { return }
    throw invocation.usage("Missing expected argument '\(option.title)': say where to write")
  }
}
