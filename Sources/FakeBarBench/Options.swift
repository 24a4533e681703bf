/// The command line.
struct Options {
  enum Action {
    case measure
    case help
    /// One job in a process of its own, whose peak memory is printed; see `MemoryCheck`.
    case runJob(frames: Int)
  }

  var action = Action.measure
  /// How often each contender runs, after one warm-up.
  var rounds = 9
  /// Threads of whole jobs, ours and the peer's.
  var jobs = 2
  /// Beginnings of names; empty = everything.
  var only: [String] = []
  var isJSON = false

  static let usage = """
    usage: FakeBarBench [--rounds N] [--jobs N] [--only NAME]… [--json]
      --rounds N   rounds after the warm-up; medians are reported (default 9, 1…1000)
      --jobs N     threads of a whole job (default 2, 1…64)
      --only NAME  what begins with NAME: \(BenchList.names.joined(separator: ", "))
      --json       one JSON object instead of the table
    Exit code: 0 every bar holds, 1 a bar is missed, 64 usage, 70 something broke.
    """

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": action = .help
      case "--json": isJSON = true
      case "--rounds": rounds = try Options.number(&rest, word, 1...1000)
      case "--jobs": jobs = try Options.number(&rest, word, 1...64)
      case "--run-job": action = .runJob(frames: try Options.number(&rest, word, 1...10_000))
      case "--only":
        guard let name = rest.popFirst(), BenchList.names.contains(where: { $0.hasPrefix(name) }) else {
          throw UsageError(reason: "--only needs one of \(BenchList.names.joined(separator: ", "))")
        }
        only.append(name)
      default: throw UsageError(reason: "unknown argument \(word)")
      }
    }
  }

  func isChosen(_ name: String) -> Bool { only.isEmpty || only.contains { name.hasPrefix($0) } }

  private static func number(
    _ rest: inout ArraySlice<String>, _ word: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let text = rest.popFirst(), let number = Int(text), range.contains(number) else {
      throw UsageError(reason: "\(word) needs a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
