#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command with what was given to it.
struct Invocation: Sendable {
  var command: Command
  /// Positional arguments.
  var arguments: [String] = []
  /// Values of the options given, by name; a flag's is empty.
  var values: [String: String] = [:]
  /// Each value of the options given, by name, apart.
  var lists: [String: [String]] = [:]
  /// Of the process, by name.
  var environment = ProcessInfo.processInfo.environment

  /// The value of an option; nil when it was not given.
  subscript(option: CommandOption) -> String? { values[option.name] }

  /// Every value of an option that may be given several times.
  func all(_ option: CommandOption) -> [String] { lists[option.name] ?? [] }

  func has(_ option: CommandOption) -> Bool { values[option.name] != nil }

  func usage(_ message: String) -> UsageError { UsageError(message, of: command) }
}
