import Foundation

/// A program with its arguments, run as a process of its own with nothing on its standard input. What it prints is
/// thrown away.
package struct Program {
  package var path: String
  package var arguments: [String]
  /// Codes that mean that it did its work: comparing programs end with 1 when they find a difference.
  package var goodCodes: Set<Int32>
  package var environment: [String: String]

  /// Variables of ours that programs get: others may be a build server's, which decide what a check does.
  private static let passedOn: Set = [
    "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "GLIBC_TUNABLES", "FAKEBAR_KERNELS",
  ]

  package init(
    _ path: String, _ arguments: [String] = [], goodCodes: Set<Int32> = [0],
    environment: [String: String] = [:]
  ) {
    self.path = path
    self.arguments = arguments
    self.goodCodes = goodCodes
    self.environment = ProcessInfo.processInfo.environment.filter { Self.passedOn.contains($0.key) }
      .merging(environment) { $1 }
  }

  /// Runs it to its end.
  package func run() throws(ProgramError) -> ProgramRun {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, mode) in [(0, O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] as [(Int32, Int32)] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    var status: Int32 = 0
    var usage = rusage()
    let start = ContinuousClock.now
    let code = posix_spawn(&process, path, &actions, nil, &words, &variables)
    guard code == 0 else { throw ProgramError(path: path, reason: String(cString: strerror(code))) }
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw ProgramError(path: path, reason: String(cString: strerror(errno))) }
    }
    let time = ContinuousClock.now - start
    guard status & 0x7f == 0 else { throw ProgramError(path: path, reason: "signal \(status & 0x7f)") }
    let exit = status >> 8 & 0xff
    guard goodCodes.contains(exit) else { throw ProgramError(path: path, reason: "exit code \(exit)") }
    return ProgramRun(nanoseconds: time.nanoseconds, cpuSeconds: ProgramRun.cpuSeconds(usage))
  }

  /// - Returns: nil when no folder has such a program.
  package static func find(
    _ name: String, in folders: [String] = ["/usr/local/bin", "/usr/bin", "/bin"]
  ) -> String? {
    folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// The running program's own file.
  static var own: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  /// Another product of this package, built beside this one; nil when it is not built.
  static func sibling(_ name: String) -> String? {
    find(name, in: [URL(fileURLWithPath: own).deletingLastPathComponent().path])
  }
}
