import FakeBarCLI
import Testing

@Suite struct CompletionTests {
  @Test("a completion script mentions every command and every option", arguments: ["bash", "zsh", "fish"])
  func mentionsAll(_ shell: String) throws {
    let run = try Fakebar(["--generate-completion-script", shell], in: Sandbox([:]))
    #expect(run.code == 0)
    for command in CommandTable.all {
      #expect(run.output.contains(command.name))
      for option in command.options where option.later == nil {
        #expect(run.output.contains(shell == "fish" ? "-l \(option.name) " : "--\(option.name)"))
      }
    }
  }

  @Test(
    "bash completes commands, options, words, names with spaces and files",
    arguments: [
      ("fakebar rec", "record"), ("fakebar render --sty", "--style"),
      ("fakebar render --style ''", "light dark"), ("fakebar render --style = d", "dark"),
      ("fakebar render --device 'iPhone 15 Pro '", "iPhone 15 Pro Max"),
      ("fakebar validate goo", "good.json5"), ("fakebar render -o oth", "other"),
      ("fakebar schema ''", "scene part project"), ("fakebar help stra", "strategies"),
      ("fakebar --generate-completion-script f", "fish"),
    ])
  func bash(_ line: String, _ answer: String) throws {
    let command = """
      source <("$FAKEBAR" --generate-completion-script bash)
      COMP_WORDS=(\(line)); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
      _fakebar; echo "${COMPREPLY[@]}"
      """
    #expect(try Fakebar.shell(command, in: Sandbox()).output == answer)
  }
}
