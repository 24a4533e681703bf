import FakeBarBench
import Foundation
import Testing

@Suite struct ProgramTests {
  @Test("a run takes time, and a code that is no failure is none") func run() throws {
    #expect(try Program("/bin/sh", ["-c", "exit 0"]).run().nanoseconds > 0)
    #expect(throws: ProgramError.self) { try Program("/bin/sh", ["-c", "exit 1"]).run() }
    _ = try Program("/bin/sh", ["-c", "exit 1"], goodCodes: [0, 1]).run()
    #expect(throws: ProgramError.self) { try Program("/bin/sh", ["-c", "kill -9 $$"]).run() }
    #expect(throws: ProgramError.self) { try Program("/nonexistent/program").run() }
  }

  @Test("its own variables reach it, others than a few of ours do not") func environment() throws {
    setenv("FAKEBAR_BENCH_TESTS", "1", 1)
    defer { unsetenv("FAKEBAR_BENCH_TESTS") }
    let test = Program(
      "/bin/sh", ["-c", #"test "$KEY" = value -a -n "$PATH" -a -z "$FAKEBAR_BENCH_TESTS""#],
      environment: ["KEY": "value"])
    _ = try test.run()
  }

  @Test("programs are looked for in folders") func find() {
    #expect(Program.find("sh", in: ["/nonexistent", "/bin"]) == "/bin/sh")
    #expect(Program.find("no-such-program") == nil)
  }

  @Test("a program that is not there is a contender with a remedy") func absent() {
    guard case .absent(let reason) = Contender.program("ffmpeg", nil).state else {
      Issue.record("it is absent")
      return
    }
    #expect(reason == "not installed: run .ci/setup --bench")
  }
}
