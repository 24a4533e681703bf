import Foundation

/// A finished run of the built program.
struct Fakebar {
  var code: Int32
  var output: String
  var errors: String

  /// Runs the program and waits for its end. The environment is empty but for `variables`.
  init(
    _ arguments: [String], in sandbox: Sandbox, input: String = "", variables: [String: String] = [:]
  ) throws {
    let process = Fakebar.process(arguments, in: sandbox, variables: variables)
    // Files and not pipes: nobody has to read them while the program runs.
    let streams = try ["in", "out", "err"].map { try Fakebar.stream($0, in: sandbox) }
    streams[0].write(Data(input.utf8))
    try streams[0].seek(toOffset: 0)
    process.standardInput = streams[0]
    process.standardOutput = streams[1]
    process.standardError = streams[2]
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = try Fakebar.text(streams[1])
    errors = try Fakebar.text(streams[2])
  }

  /// The program before its start.
  static func process(
    _ arguments: [String], in sandbox: Sandbox, variables: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.path)
    process.environment = variables
    return process
  }

  /// A command line for a shell, in which `$FAKEBAR` is the program.
  static func shell(_ command: String, in sandbox: Sandbox) throws -> Fakebar {
    var run = try Fakebar(
      bash: command, in: sandbox, variables: ["FAKEBAR": executable.path, "PATH": "/usr/bin:/bin"])
    run.output = run.output.trimmingCharacters(in: .newlines)
    return run
  }

  private init(bash command: String, in sandbox: Sandbox, variables: [String: String]) throws {
    let process = Fakebar.process(["-c", command], in: sandbox, variables: variables)
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let streams = try ["out", "err"].map { try Fakebar.stream($0, in: sandbox) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = try Fakebar.text(streams[0])
    errors = try Fakebar.text(streams[1])
  }

  /// Beside the tests' own program.
  static let executable: URL = {
    let link = "/proc/self/exe"
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: own).deletingLastPathComponent()
    // On a Mac the tests are a bundle with folders inside.
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("fakebar")
  }()

  /// An empty file outside of the working folder, already without a name.
  private static func stream(_ name: String, in sandbox: Sandbox) throws -> FileHandle {
    let url = URL(fileURLWithPath: sandbox.path + "-" + name)
    try Data().write(to: url)
    let handle = try FileHandle(forUpdating: url)
    try FileManager.default.removeItem(at: url)
    return handle
  }

  private static func text(_ handle: FileHandle) throws -> String {
    try handle.seek(toOffset: 0)
    return String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
  }
}
