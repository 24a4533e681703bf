/// Arguments that make no sense. Prints with the usage of its command.
struct UsageError: Error, CustomStringConvertible {
  var message: String
  var command: Command

  init(_ message: String, of command: Command) {
    self.message = message
    self.command = command
  }

  var description: String {
    let isKnown = command.status == .supported
    let usage = isKnown ? command.usage : CommandTable.root.usage
    let help = isKnown ? command.path : CommandTable.root.path
    return "\(message)\nUsage: \(usage)\n  See '\(help) --help' for more information."
  }
}
