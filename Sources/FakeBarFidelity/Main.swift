import BarStage
import Foundation

/// Measures our bars against real screenshots and recordings.
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

  /// The exit code.
  private static func run(_ options: Options) -> Int32 {
    if options.showsHelp {
      print(Options.usage)
      return 0
    }
    let report: Report
    do {
      report = try Report(options)
    } catch {
      complain("\(error); --truth names the folder with the screenshots")
      return 66
    }
    do {
      if let folder = options.sheets {
        try ComparisonSheet.write(report.runs, to: folder)
        try RecordingSheet.write(report.motion.runs, to: folder)
      }
    } catch {
      complain("\(error)")
      return 73
    }
    switch options.format {
    case .text: print(report.text)
    case .json: print(report.json)
    case .markdown: print(report.markdown)
    }
    return report.passes ? 0 : 1
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("FakeBarFidelity: \(message)\n".utf8))
  }
}
