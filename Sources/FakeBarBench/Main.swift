import BarStage
import Foundation

/// Measures the package against `memcpy` and its peers; always build it with `-c release`.
@main struct Main {
  static func main() {
    do throws(UsageError) {
      let options = try Options(CommandLine.arguments.dropFirst())
      exit(run(options))
    } catch {
      complain("\(error)")
      exit(64)
    }
  }

  /// The exit code: 0 every bar holds, 1 one is missed, 70 something broke.
  private static func run(_ options: Options) -> Int32 {
    do {
      switch options.action {
      case .help: print(Options.usage)
      case .runJob(let frames):
        try MemoryCheck.runJob(frames: frames, jobs: options.jobs)
        print(PeakMemory.bytes())
      case .growthPoint(let axis, let count):
        print(try GrowthReport.point(axis, count: count, jobs: options.jobs))
      case .growth:
        let report = try GrowthReport(options)
        print(options.isJSON ? report.json : report.text)
        return report.holds ? 0 : 1
      case .measure:
        // A peer that ends early is told by its missing answer, not by a signal that ends us.
        signal(SIGPIPE, SIG_IGN)
        let report = try Report(options) { name in if isatty(2) != 0 { complain(name) } }
        print(options.isJSON ? report.json : report.text)
        return report.holds ? 0 : 1
      }
      return 0
    } catch {
      complain("\(error)")
      return 70
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("FakeBarBench: \(message)\n".utf8))
  }
}
