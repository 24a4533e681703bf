import BarStage
import Testing

@Suite("Programs of somebody else's")
struct ExternalProgramTests {
  private func run(
    _ name: String, _ arguments: [String] = [], input: String = "/dev/null", seconds: Double = 20,
    bytes: Int = 4096
  ) -> ExternalProgram.Run {
    ExternalProgram(
      name: name, arguments: arguments, input: input, timeLimit: seconds, outputLimit: bytes
    ).run()
  }

  private func words(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("output, errors and exit code come back; arguments are words and no shell's")
  func output() throws {
    #expect(
      run("echo", ["a b", "$HOME;*"]) == .finished(status: 0, output: words("a b $HOME;*\n"), errors: ""))
    #expect(
      run("sh", ["-c", "echo out; echo err >&2; exit 3"])
        == .finished(status: 3, output: words("out\n"), errors: "err\n"))
    let folder = try TemporaryTree()
    let file = try folder.write("text", to: "-n 二")
    #expect(run("cat", input: file) == .finished(status: 0, output: words("text"), errors: ""))
  }

  @Test("its words do not depend on the user's language")
  func language() {
    #expect(run("sh", ["-c", "echo $LC_ALL"]) == .finished(status: 0, output: words("C\n"), errors: ""))
  }

  @Test("a program that is not there is told from one that fails; a signal is a failure")
  func failures() {
    #expect(run("no-such-program-of-any-name") == .notFound)
    #expect(run("false") == .finished(status: 1, output: [], errors: ""))
    #expect(run("sh", ["-c", "kill -9 $$"]) == .finished(status: -1, output: [], errors: ""))
  }

  @Test("one that takes too long or writes too much is stopped")
  func limits() {
    #expect(run("sleep", ["60"], seconds: 0.1) == .failed("took too long"))
    #expect(run("yes") == .failed("wrote too much"))
  }
}
