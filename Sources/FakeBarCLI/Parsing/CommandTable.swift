/// Every command there is. Parser, help and completions read this list: a new command is a file and a line here.
package enum CommandTable {
  package static let all: [Command] = [
    .render, .filmstrip, .solid, .diff, .validate, .trace, .check, .record, .initialize, .strategies,
    .devices,
    .schema, .doctor, .help,
  ]

  /// Commands of the contract that this release refuses by name.
  package static let later: [Command] = [
    Command(
      "animate", later: "Write an animation file.",
      instead: "render frames with 'fakebar render' and join them with an encoder such as ffmpeg"),
    Command(
      "compare", later: "Show every strategy side by side.",
      instead: "use 'fakebar filmstrip --strategy fakeBar,sharedBar'"),
    Command(
      "review", later: "Write a self-contained page for design reviews.", instead: "use 'fakebar filmstrip'"),
    Command("approve", later: "Accept pending goldens.", instead: "use 'fakebar record'"),
    Command("reject", later: "Drop pending goldens.", instead: "delete the files under .fakebar/failures"),
    Command("prune", later: "Delete orphaned goldens.", instead: "delete those that 'fakebar check' lists"),
    Command("merge", later: "Join the results of shards.", instead: "run 'fakebar check' in one piece"),
    Command("report", later: "Write a report of a check.", instead: "use 'fakebar check --json'"),
    Command(
      "inspect", later: "Check frames for physical defects.", instead: "look at them with 'fakebar filmstrip'"
    ),
    Command(
      "lint", later: "Check the style of a scene.", instead: "check the file itself with 'fakebar validate'"),
    Command(
      "faults", later: "List defects that can be injected.", instead: "compare with --strategy sharedBar"),
    Command("watch", later: "Render again on every change.", instead: "run 'fakebar render' again"),
  ]

  /// The program itself.
  package static let root = Command(
    name: "", abstract: "Render iOS navigation bar transitions, without iOS.",
    options: [.version, .completionScript, .help], run: RootCommand.run)

  static func command(named name: String) -> Command? { (all + later).first { $0.name == name } }
}
