/// Shells that can complete our commands.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script, made from the table of commands.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// A word in single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
