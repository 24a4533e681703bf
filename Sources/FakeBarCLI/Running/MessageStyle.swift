#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How messages look.
struct MessageStyle {
  var isColored: Bool

  /// - Parameter color: the word of `--color`; nil = auto: on a terminal that can, unless NO_COLOR is set.
  init(color: String? = nil) {
    isColored =
      switch color {
      case "always": true
      case "never": false
      default:
        isatty(2) == 1 && !MessageStyle.isSet("NO_COLOR") && MessageStyle.variable("TERM") != "dumb"
      }
  }

  /// An action of GitHub's shows errors beside the lines of files when they come in its own form too.
  var isForGitHub: Bool { MessageStyle.variable("GITHUB_ACTIONS") == "true" }

  /// - Parameter code: of ECMA-48's SGR, such as 31 for red.
  func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Set to something, as no-color.org has it.
  static func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
