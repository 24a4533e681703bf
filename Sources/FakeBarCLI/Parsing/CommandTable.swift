/// Every command there is. Parser, help and completions read this list: a new command is a file and a line here.
package enum CommandTable {
  package static let all: [Command] = [
    .render, .filmstrip, .compare, .solid, .diff, .validate, .lint, .trace, .inspect, .check, .record,
    .report, .initialize, .strategies, .faults, .devices, .schema, .doctor, .help,
  ]

  /// Commands of the contract that this release refuses by name.
  package static let later: [Command] = [
    Command(
      "animate", later: "Write an animation file.",
      instead: "render frames with 'fakebar render' and join them with an encoder such as ffmpeg"),
    Command(
      "review", later: "Write a self-contained page for design reviews.", instead: "use 'fakebar filmstrip'"),
    Command("approve", later: "Accept pending goldens.", instead: "use 'fakebar record'"),
    Command("reject", later: "Drop pending goldens.", instead: "delete the files under .fakebar/failures"),
    Command("prune", later: "Delete orphaned goldens.", instead: "delete those that 'fakebar check' lists"),
    Command("merge", later: "Join the results of shards.", instead: "run 'fakebar check' in one piece"),
    Command("watch", later: "Render again on every change.", instead: "run 'fakebar render' again"),
  ]

  /// The program itself.
  package static let root = Command(
    name: "", abstract: "Render iOS navigation bar transitions, without iOS.",
    options: [.version, .completionScript, .help], run: RootCommand.run)

  static func command(named name: String) -> Command? { (all + later).first { $0.name == name } }
}
