/// A command: its words for the help, what it takes, and what it does.
package struct Command: Sendable {
  package enum Status: Hashable, Sendable {
    case supported
    /// Known, but refused in this release; says what to do instead.
    case later(String)
  }

  /// Empty for the program itself.
  package var name: String
  /// Other names for it, as other tools have them.
  var aliases: [String] = []
  var abstract: String
  /// A paragraph for the command's own help.
  var discussion = ""
  package var arguments: [CommandArgument] = []
  package var options: [CommandOption] = []
  /// Options that other tools have here, with what to do instead.
  var pointers: [String: String] = [:]
  var status = Status.supported
  var run: @Sendable (Invocation) throws -> ExitCode

  /// `fakebar render`.
  var path: String { name.isEmpty ? "fakebar" : "fakebar \(name)" }

  /// `fakebar render [<scene> ...] --output <dir> [<options>]`.
  var usage: String {
    guard !name.isEmpty else { return "fakebar <subcommand> [<options>]" }
    let required = options.filter(\.isRequired).map(\.title)
    return ([path] + arguments.map(\.usage) + required + ["[<options>]"]).joined(separator: " ")
  }

  func option(named name: String) -> CommandOption? {
    options.first { $0.name == name || $0.short.map(String.init) == name }
  }
}

extension Command {
  /// A command of a later release.
  init(_ name: String, later abstract: String, instead: String) {
    self.init(name: name, abstract: abstract, status: .later(instead)) { invocation in
      throw UsageError("fakebar \(name) is not supported yet: \(instead)", of: invocation.command)
    }
  }
}
