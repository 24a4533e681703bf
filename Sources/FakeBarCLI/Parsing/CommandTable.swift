/// Every command there is. Parser, help and completions read this list: a new command is a file and a line here.
package enum CommandTable {
  package static let all: [Command] = [
    .render, .filmstrip, .compare, .solid, .diff, .validate, .lint, .trace, .inspect, .check, .record,
    .approve, .reject, .prune, .merge, .report, .initialize, .strategies, .faults, .devices, .schema, .doctor,
    .help,
  ]

  /// Commands of the contract that this release refuses by name.
  package static let later: [Command] = [
    Command(
      "animate", later: "Write an animation file.",
      instead: "render frames with 'fakebar render' and join them with an encoder such as ffmpeg"),
    Command(
      "review", later: "Write a self-contained page for design reviews.", instead: "use 'fakebar filmstrip'"),
    Command("watch", later: "Render again on every change.", instead: "run 'fakebar render' again"),
  ]

  /// The program itself.
  package static let root = Command(
    name: "", abstract: "Render iOS navigation bar transitions, without iOS.",
    options: [.version, .completionScript, .help], run: RootCommand.run)

  static func command(named name: String) -> Command? {
    (all + later).first { $0.name == name || $0.aliases.contains(name) }
  }

  /// Every word that may stand for a command.
  static var names: [String] { (all + later).flatMap { [$0.name] + $0.aliases } }
}
