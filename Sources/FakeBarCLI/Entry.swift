import FakeBar

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line `fakebar`. Which commands and options there are stands in `CommandTable`; what each command does,
/// in a file of its own under `Commands`.
package enum Entry {
  /// Runs the process's command to its end.
  package static func main() -> Never {
    StandardStreams.prepare()
    exit(run().rawValue)
  }

  private static func run() -> ExitCode {
    var style = MessageStyle()
    do {
      let invocation = try CommandParser.parse(ArgumentList.ofProcess())
      style = MessageStyle(color: invocation[.color])
      // What answers at once has nothing to clear up, and starts without a thread that waits for signals.
      if !invocation.command.name.isEmpty { Interruption.watch() }
      return try invocation.command.run(invocation)
    } catch {
      ErrorReport(error, style: style).print()
      return ExitCode(for: error)
    }
  }
}
