import Foundation
import Testing

/// I1, I2: many processes that write one file.
@Suite struct CaseRaceTests {
  /// All of it takes half a minute; a part does in a run of every day.
  private static let isFull = ProcessInfo.processInfo.environment["FAKEBAR_FULL_RACES"] != nil

  @Test("eight processes that write one file again and again: it is there and whole at every moment")
  func oneFile() async throws {
    let sandbox = try Sandbox([:])
    let colors = (0..<8).map { "#\($0)0\($0)0FF" }
    // What each process writes, and nothing else may ever be seen.
    var whole: Set<[UInt8]> = []
    for color in colors {
      _ = try Fakebar(["solid", color, "--size", "90x70", "--scale", "1", "-o", "one.png"], in: sandbox)
      whole.insert(try sandbox.bytes("one.png"))
    }
    #expect(whole.count == 8)
    let rounds = Self.isFull ? 125 : 12
    let writers = try colors.map { color in
      let loop =
        "n=0; while [ $n -lt \(rounds) ]; do \"$FAKEBAR\" solid '\(color)' --size 90x70 --scale 1 -o one.png --quiet"
        + " || exit 1; n=$((n + 1)); done"
      let process = Fakebar.process(
        ["-c", loop], in: sandbox, variables: ["FAKEBAR": Fakebar.executable.path])
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      try process.run()
      return process
    }
    var looks = 0
    while writers.contains(where: \.isRunning) {
      let bytes = try sandbox.bytes("one.png")
      if !whole.contains(bytes) { Issue.record("neither of the files: \(bytes.count) bytes") }
      looks += 1
      // Writers need the processor as well.
      usleep(500)
    }
    for writer in writers { #expect(writer.terminationStatus == 0) }
    #expect(try looks > rounds && whole.contains(sandbox.bytes("one.png")))
    #expect(sandbox.files == ["one.png"])
    print("races: \(rounds * 8) writes by 8 processes, looked at \(looks) times")
  }

  @Test(
    "eight processes that record other goldens under the same names leave those of one of them, each whole")
  func oneGoldenFolder() async throws {
    let projects = try (0..<8).map { try CaseProject("#\($0)0\($0)0FF") }
    var whole: [String: Set<[UInt8]>] = [:]
    for project in projects {
      #expect(try project.run("record").code == 0)
      for (name, bytes) in try project.goldens() { whole[name, default: []].insert(bytes) }
    }
    let shared = projects[0]
    let rounds = Self.isFull ? 15 : 2
    let writers = try projects.map { project in
      let loop =
        "n=0; while [ $n -lt \(rounds) ]; do \"$FAKEBAR\" record --record all --golden \(shared.sandbox.path)/Golden"
        + " --jobs 2 --quiet || exit 1; n=$((n + 1)); done"
      let process = Fakebar.process(
        ["-c", loop], in: project.sandbox, variables: ["FAKEBAR": Fakebar.executable.path])
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      try process.run()
      return process
    }
    var looks = 0
    while writers.contains(where: \.isRunning) {
      for (name, bytes) in try shared.goldens() where whole[name]?.contains(bytes) != true {
        Issue.record("\(name) is no whole golden")
      }
      looks += 1
    }
    for writer in writers { #expect(writer.terminationStatus == 0) }
    #expect(try looks > 0 && Set(shared.goldens().keys) == Set(whole.keys))
    // None of them left anything that a check would take for a golden.
    #expect(try shared.run("record").code == 0)
    #expect(try shared.run("check").code == 0)
    // Their folders go with them.
    withExtendedLifetime(projects) {}
  }
}
