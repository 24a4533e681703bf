import FakeBar
import Foundation

/// The command line `fakebar`. Which commands and options there are stands in `CommandTable`; what each command does,
/// in a file of its own under `Commands`.
@main
struct Main {
  static func main() {
    StandardStreams.prepare()
    Interruption.watch()
    exit(run().rawValue)
  }

  private static func run() -> ExitCode {
    var style = MessageStyle()
    do {
      let invocation = try CommandParser.parse(ArgumentList.ofProcess())
      style = MessageStyle(color: invocation[.color])
      return try invocation.command.run(invocation)
    } catch {
      ErrorReport(error, style: style).print()
      return ExitCode(for: error)
    }
  }
}
