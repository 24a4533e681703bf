import FakeBar

/// An error as the user reads it, on standard error.
struct ErrorReport {
  private let error: any Error
  private let style: MessageStyle

  init(_ error: any Error, style: MessageStyle) {
    self.error = error
    self.style = style
  }

  func print() {
    for line in lines(of: error) { StandardError.print(line) }
  }

  private func lines(of error: any Error) -> [String] {
    switch error {
    case let several as SeveralErrors: several.errors.flatMap(lines)
    case let file as SceneFileError:
      file.diagnostics.flatMap { [text($0)] + (style.isForGitHub ? [ErrorReport.annotation($0)] : []) }
    default: ["Error: " + ErrorReport.printable("\(error)")]
    }
  }

  /// Coloured as compilers do: the word, and the caret under the source line.
  private func text(_ diagnostic: Diagnostic) -> String {
    let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): "
    let word = "\(diagnostic.severity.rawValue): "
    let lines = diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = diagnostic.summary.dropFirst(place.count + word.count)
    let color = diagnostic.severity == .error ? "1;31" : "1;35"
    let head =
      ErrorReport.printable(place) + style.painted(word, color) + ErrorReport.printable(String(rest))
    guard lines.count >= 3 else { return head }
    return [head, String(lines[lines.count - 2]), style.painted(String(lines[lines.count - 1]), "1;32")]
      .joined(separator: "\n")
  }

  /// GitHub's form, with what it reads as syntax escaped (documented: GitHub, "Workflow commands").
  private static func annotation(_ diagnostic: Diagnostic) -> String {
    let file = escaped(diagnostic.file).replacing(":", with: "%3A").replacing(",", with: "%2C")
    let message = [diagnostic.path, diagnostic.message, diagnostic.remedy].filter { !$0.isEmpty }
    return "::\(diagnostic.severity.rawValue) file=\(file),line=\(diagnostic.line),col=\(diagnostic.column)::"
      + escaped(message.joined(separator: ": "))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Names of files may hold what moves a terminal's cursor.
  private static func printable(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Quote.printable(String($0)) }
      .joined(separator: "\n")
  }
}
