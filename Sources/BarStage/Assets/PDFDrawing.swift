/// Turns a PDF's first page into SVG by the program `pdftocairo`, which is installed or not: its library's licence is
/// the GPL, so it is never linked.
struct PDFDrawing {
  var program = "pdftocairo"
  /// Assumed: an icon takes some milliseconds.
  var timeLimit = 20.0

  /// Whether the bytes look like a PDF, whose mark may stand behind a little rubbish (PDF 1.7, annex H.3).
  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil
  }

  /// - Parameters:
  ///   - path: real path; the program is given the open file, so no name can be taken for an option.
  ///   - name: for messages.
  func svg(_ path: String, name: String) throws(AssetError) -> [UInt8] {
    // Without options the page is its crop box, as for Core Graphics.
    let arguments = ["-svg", "-f", "1", "-l", "1", "-", "-"]
    let run = ExternalProgram(name: program, arguments: arguments, input: path, timeLimit: timeLimit).run()
    switch run {
    case .finished(let status, let output, _) where status == 0 && !output.isEmpty: return output
    case .notFound:
      throw AssetError(
        message: "\(Quote(name)) is a PDF, and the program \(program) that reads it is not installed",
        remedy:
          "install it (apt-get install poppler-utils, brew install poppler), or save the picture as SVG",
        isMissingProgram: true)
    case .finished(_, _, let words):
      let reason = words.split(whereSeparator: \.isNewline).first.map { ": \($0.prefix(120))" } ?? ""
      throw AssetError(
        message: "\(Quote(name)) cannot be read: \(program) refuses the PDF\(reason)",
        remedy: "export it again")
    case .failed(let limit):
      throw AssetError(
        message: "\(Quote(name)) cannot be read: \(program) \(limit)",
        remedy: "simplify the PDF or save it as PNG")
    }
  }

  private static let installation = "apt-get install poppler-utils, brew install poppler"

  /// Asks the program for its version.
  func examine() -> OptionalProgram {
    let run = ExternalProgram(name: program, arguments: ["-v"], input: "/dev/null", timeLimit: timeLimit)
      .run()
    var version: String?
    if case .finished(_, _, let words) = run {
      // "pdftocairo version 22.12.0", then copyrights.
      let first = words.split(whereSeparator: \.isNewline).first?.split(separator: " ").last
      version = first.map(String.init) ?? "of unknown version"
    }
    return OptionalProgram(
      name: program, version: version, remedy: "PDF assets need it (\(PDFDrawing.installation))")
  }
}
