import BarCodecs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts of the page around its data.
struct PageWriter {
  private let report: GoldenReport

  init(_ report: GoldenReport) { self.report = report }

  /// Up to the data.
  var head: String {
    get throws(GoldenError) {
      let summary = Escaping.markup(report.summary)
      return """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(try policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Goldens: \(summary)</title>
        <link rel="icon" href="data:,">
        <style>\(PageStyle.text)</style></head>
        <body>
        <header>
        <div class="headline"><span class="state \(state)">\(state)</span><h1>\(summary)</h1>
        <p class="tool small soft">\(Escaping.markup(report.tool))\(part)</p></div>
        \(notices)
        </header>
        \(PageMarkup.golden)<div class="run" id="run"></div>
        \(PageMarkup.help)
        """
    }
  }

  /// After the data, with the script that reads it.
  static func foot(_ words: String) -> String {
    "<footer class=\"small soft\">This page: \(Escaping.markup(words)).</footer>\n"
      + "<script>\(PageScript.text)</script>\n</body></html>\n"
  }

  private var state: String {
    report.isPassing ? "passing" : report.isComplete ? "failing" : "incomplete"
  }

  private var part: String {
    let words = (report.shard.map { ["shard \($0.words)"] } ?? []) + report.plan.options
    return words.isEmpty ? "" : " · " + Escaping.markup(words.joined(separator: " "))
  }

  private var notices: String {
    let environment = report.environmentLines.prefix(10).map {
      "<p class=\"notice\"><bdi>\(Escaping.markup($0))</bdi></p>"
    }
    let remedies = report.remedies.map { "<p class=\"soft\">\(Self.marked($0))</p>" }
    return (environment + remedies).joined(separator: "\n")
  }

  /// Our own words, in which what stands between backticks is a command.
  private static func marked(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2)
        ? Escaping.markup(String(part)) : "<code>\(Escaping.markup(String(part)))</code>"
    }.joined()
  }

  /// Nothing may be loaded, and only our own style and script may run: by their hashes, so that a name that became
  /// markup would still do nothing.
  private var policy: String {
    get throws(GoldenError) {
      "default-src 'none'; img-src data:; style-src '\(try Self.hash(PageStyle.text))'; "
        + "script-src '\(try Self.hash(PageScript.text))'; base-uri 'none'; form-action 'none'"
    }
  }

  private static func hash(_ text: String) throws(GoldenError) -> String {
    let digits: String
    do throws(CodecError) {
      digits = try PixelDigest.sha256(bytes: Array(text.utf8))
    } catch {
      throw .cannotEncode(path: "the report's page", reason: error.description)
    }
    let nibbles = digits.utf8.map { $0 > 57 ? $0 - 87 : $0 - 48 }
    let bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}
