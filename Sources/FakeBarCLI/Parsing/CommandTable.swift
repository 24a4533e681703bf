/// Every command there is. Parser, help and completions read this list: a new command is a file and a line here.
package enum CommandTable {
  /// By name, so that a start makes only the command that it is asked for: all of them take a millisecond (measured).
  private static let makers: [(name: String, make: @Sendable () -> Command)] = [
    ("render", { .render }), ("filmstrip", { .filmstrip }), ("compare", { .compare }), ("solid", { .solid }),
    ("diff", { .diff }), ("validate", { .validate }), ("lint", { .lint }), ("trace", { .trace }),
    ("inspect", { .inspect }), ("check", { .check }), ("record", { .record }), ("approve", { .approve }),
    ("reject", { .reject }), ("prune", { .prune }), ("merge", { .merge }), ("report", { .report }),
    ("init", { .initialize }), ("strategies", { .strategies }), ("faults", { .faults }),
    ("devices", { .devices }), ("schema", { .schema }), ("doctor", { .doctor }), ("help", { .help }),
  ]

  package static let all: [Command] = makers.map { $0.make() }

  /// Commands of the contract that this release refuses by name.
  package static let later: [Command] = [
    Command(
      "animate", later: "Write an animation file.",
      instead: "render frames with 'fakebar render' and join them with an encoder such as ffmpeg"),
    Command(
      "review", later: "Write a self-contained page for design reviews.", instead: "use 'fakebar filmstrip'"),
    Command("watch", later: "Render again on every change.", instead: "run 'fakebar render' again"),
  ]

  /// The names by which commands are made.
  package static var makerNames: [String] { makers.map(\.name) }

  /// The program itself.
  package static let root = Command(
    name: "", abstract: "Render iOS navigation bar transitions, without iOS.",
    options: [.version, .completionScript, .help], run: RootCommand.run)

  static func command(named name: String) -> Command? {
    if let maker = makers.first(where: { $0.name == name }) { return maker.make() }
    return (all + later).first { $0.name == name || $0.aliases.contains(name) }
  }

  /// Every word that may stand for a command.
  static var names: [String] { (all + later).flatMap { [$0.name] + $0.aliases } }
}
