/// The command line.
package struct Options {
  package var truth = "../shared/truth"
  package var scenes = "Assets/Fidelity"
  /// Beginnings of names; empty = everything.
  package var only: [String] = []
  package var format = Format.text
  /// Folder for pictures of both, side by side.
  package var sheets: String?
  package var showsHelp = false

  package enum Format {
    case text, json, markdown
  }

  package static let usage = """
    usage: FakeBarFidelity [--truth DIR] [--scenes DIR] [--only NAME]… [--json|--markdown] [--sheet DIR]
      --truth DIR    real screenshots: DIR/static/*.png, DIR/dynamic/NAME/frame_*.png and DIR/measurements.json
                     (default ../shared/truth)
      --scenes DIR   our scenes, named as the screenshots and recordings (default Assets/Fidelity)
      --only NAME    stills and recordings whose names begin with NAME
      --json         one JSON object instead of tables
      --markdown     the differences as Markdown tables
      --sheet DIR    also write DIR/NAME.png: the real bar above ours, and magnified; of recordings some frames
    Exit code: 0 everything is within its bar, 1 something is beyond, 64 usage, 66 no screenshots.
    """

  package init() {}

  package init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": showsHelp = true
      case "--json": format = .json
      case "--markdown": format = .markdown
      case "--truth": truth = try Options.value(&rest, of: word)
      case "--scenes": scenes = try Options.value(&rest, of: word)
      case "--sheet": sheets = try Options.value(&rest, of: word)
      case "--only":
        let name = try Options.value(&rest, of: word)
        let names = Still.all.map(\.name) + Recording.all.map(\.name)
        guard names.contains(where: { $0.hasPrefix(name) }) else {
          throw UsageError(reason: "--only \(name) names none of \(names.joined(separator: ", "))")
        }
        only.append(name)
      default: throw UsageError(reason: "unknown argument \(word)")
      }
    }
  }

  package func isChosen(_ name: String) -> Bool { only.isEmpty || only.contains { name.hasPrefix($0) } }

  private static func value(
    _ rest: inout ArraySlice<String>, of word: String
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageError(reason: "\(word) needs a value")
    }
    return value
  }
}
