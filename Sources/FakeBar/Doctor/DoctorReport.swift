import BarCodecs
public import BarRendering
public import BarStage

/// What `Doctor` found.
public struct DoctorReport: Sendable {
  /// Name and version of the C libraries that decide pixels and files; nil for one that cannot be opened.
  public internal(set) var libraries: [(name: String, version: String?)] = []
  /// Programs that some inputs or outputs need; without them all else works.
  public internal(set) var programs: [OptionalProgram] = []
  public internal(set) var fonts: [FontFile] = []
  /// One line each, ending with the remedy; empty when all is fine.
  public internal(set) var problems: [String] = []
  var tests: [SelfTest.Result] = []

  /// For the terminal. Ends with the problems, or "all fine".
  public var lines: [String] {
    let width = libraries.map(\.name.count).max() ?? 0
    return ["libraries"]
      + libraries.map { "  " + DoctorReport.padded($0.name, width) + "  " + ($0.version ?? "missing") }
      + ["optional programs"]
      + programs.map { "  \($0.name)  \($0.version ?? "not installed: " + $0.remedy)" }
      + ["fonts"]
      + fonts.map { font in
        "  \(font.isPresent ? "present" : "missing")  \(font.path)" + (font.package.map { "  (\($0))" } ?? "")
      }
      + ["self-test"]
      + (tests.isEmpty ? ["  not run"] : tests.map { "  \($0.passed ? "passed " : "FAILED ")  \($0.name)" })
      + (problems.isEmpty ? ["all fine"] : problems)
  }

  /// The same for programs.
  public var json: String {
    JSON5.Value.members([
      ("ok", .bool(problems.isEmpty)),
      ("libraries", .members(libraries.map { ($0.name, $0.version.map { .string($0) } ?? .null) })),
      ("programs", .members(programs.map { ($0.name, $0.version.map { .string($0) } ?? .null) })),
      (
        "fonts",
        .list(
          fonts.map { font in
            .members([
              ("path", .string(font.path)), ("package", font.package.map { .string($0) } ?? .null),
              ("present", .bool(font.isPresent)),
            ])
          })
      ),
      (
        "tests",
        .list(tests.map { .members([("name", .string($0.name)), ("passed", .bool($0.passed))]) })
      ),
      ("problems", .list(problems.map { .string($0) })),
    ]).json
  }

  /// A library that is opened only when it is needed, so that this program starts without it.
  mutating func add(_ name: String, _ version: () throws(CodecError) -> String) {
    do throws(CodecError) {
      libraries.append((name, try version()))
    } catch {
      libraries.append((name, nil))
      problems.append("\(error)")
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
