import Foundation

/// This program once more, for work whose memory or time must not show what was done here before.
enum ChildProcess {
  /// What it prints.
  static func output(_ arguments: [String]) throws -> String {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: Program.own)
    child.arguments = arguments
    let output = Pipe()
    child.standardOutput = output
    try child.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    guard child.terminationStatus == 0 else { throw ChildError(arguments: arguments) }
    return text
  }
}
