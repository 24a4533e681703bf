import FakeBar

/// What the program does without a subcommand.
enum RootCommand {

  @Sendable static func run(_ invocation: Invocation) throws -> ExitCode {
    if let name = invocation[.completionScript], let shell = Shell(rawValue: name) {
      try StandardOutput.print(shell.script)
      return .success
    }
    if invocation.has(.version) {
      try StandardOutput.print(Release.tool)
      return .success
    }
    // A script whose variable is empty must not look as if all were well.
    StandardError.print(HelpText.overview)
    return .usage
  }
}
