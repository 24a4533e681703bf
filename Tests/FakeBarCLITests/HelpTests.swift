import FakeBarCLI
import Testing

@Suite struct HelpTests {
  @Test(
    "the help of a command names every option, every argument and its usage",
    arguments: CommandTable.all.map(\.name))
  func namesAll(_ name: String) throws {
    let command = try #require(CommandTable.all.first { $0.name == name })
    let help = try Fakebar(["help", name], in: Sandbox([:])).output
    for option in command.options where option.later == nil {
      let short = option.short.map { "-\($0), " } ?? ""
      let value = option.value.map { " <\($0)>" } ?? ""
      #expect(help.contains("\n  \(short)--\(option.name)\(value)"))
    }
    for argument in command.arguments { #expect(help.contains("\n  <\(argument.name)>")) }
    #expect(help.contains("USAGE: fakebar \(name)"))
  }

  @Test("`COMMAND --help` and `help COMMAND` are one", arguments: CommandTable.all.map(\.name))
  func oneHelp(_ name: String) throws {
    let sandbox = try Sandbox([:])
    let long = try Fakebar([name, "--help"], in: sandbox)
    #expect(long.code == 0)
    #expect(long.output == (try Fakebar(["help", name], in: sandbox).output))
  }

  @Test("no line of help is longer than 80 columns, and explanations begin in column 26")
  func layout() throws {
    let sandbox = try Sandbox([:])
    for arguments in [["help"]] + CommandTable.all.map({ ["help", $0.name] }) {
      for line in try Fakebar(arguments, in: sandbox).output.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
        if line.hasPrefix("   ") { #expect(line.prefix { $0 == " " }.count == 26, "\(line)") }
      }
    }
  }

  @Test("the names that commands are made by are their own")
  func names() { #expect(CommandTable.makerNames == CommandTable.all.map(\.name)) }

  @Test("commands of the contract are either done or refused by name")
  func contract() throws {
    // The command table of the scene-format contract.
    let contract = """
      render filmstrip animate compare review solid diff check record approve reject prune merge report inspect
      lint validate trace init watch strategies faults devices schema doctor
      """.split { " \n".contains($0) }.map(String.init)
    let known = (CommandTable.all + CommandTable.later).map(\.name)
    #expect(Set(contract).subtracting(known).isEmpty)
    for command in CommandTable.later {
      let run = try Fakebar([command.name], in: Sandbox([:]))
      #expect(run.code == 64)
      #expect(run.errors.hasPrefix("Error: fakebar \(command.name) is not supported yet: "))
    }
  }
}
