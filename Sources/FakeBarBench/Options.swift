/// The command line.
package struct Options: Equatable {
  package enum Action: Equatable {
    case measure
    case growth
    case help
    /// One job in a process of its own, whose peak memory is printed; see `MemoryCheck`.
    case runJob(frames: Int)
    /// A point of a growth table; see `GrowthReport`.
    case growthPoint(axis: String, count: Int)
  }

  package var action = Action.measure
  /// How often each contender runs, after one warm-up.
  package var rounds = 9
  /// Threads of whole jobs, ours and the peers'.
  package var jobs = 2
  /// Beginnings of names; empty = everything.
  package var only: [String] = []
  /// The folder of the Python peers; nil = where `.ci/setup --bench` puts them.
  package var peers: String?
  package var isJSON = false

  package static let usage = """
    usage: FakeBarBench [--growth] [--rounds N] [--jobs N] [--only NAME]… [--peers DIR] [--json]
      --growth     how time and memory grow with frames, pixels, layers, screens and scenes
      --rounds N   rounds after the warm-up; medians are reported (default 9, 1…1000)
      --jobs N     threads of a whole job (default 2, 1…64)
      --only NAME  what begins with NAME: sampling, composite, blur, encode, job, diff, pairs, start, memory;
                   narrower as in encode-flat-1290: kinds \(PageKind.allCases.map(\.rawValue).joined(separator: ", ")),
                   sizes \(PageSize.all.map(\.name).joined(separator: ", ")); with --growth: \
    \(GrowthAxis.all.map(\.name).joined(separator: ", "))
      --peers DIR  the virtual environment of the Python peers (default .build/bench-peers)
      --json       one JSON object instead of the table
    Build everything first: swift build -c release. Peers from PyPI and Debian come with .ci/setup --bench.
    Exit code: 0 every bar holds, 1 a bar is missed, 64 usage, 70 something broke.
    """

  package init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": action = .help
      case "--growth": action = .growth
      case "--json": isJSON = true
      case "--rounds": rounds = try Self.number(&rest, word, 1...1000)
      case "--jobs": jobs = try Self.number(&rest, word, 1...64)
      case "--peers": peers = try Self.value(&rest, word)
      case "--only": only.append(try Self.value(&rest, word))
      case "--run-job": action = .runJob(frames: try Self.number(&rest, word, 1...10_000))
      case "--growth-point":
        let axis = try Self.value(&rest, word)
        action = .growthPoint(axis: axis, count: try Self.number(&rest, word, 1...100_000))
      default: throw UsageError(reason: "unknown argument \(word)")
      }
    }
    let names = action == .growth ? GrowthAxis.all.map(\.name) : BenchList.names
    for name in only where !names.contains(where: { $0.hasPrefix(name) }) {
      throw UsageError(reason: "--only \(name) names none of \(names.joined(separator: ", "))")
    }
  }

  package func isChosen(_ name: String) -> Bool { only.isEmpty || only.contains { name.hasPrefix($0) } }

  private static func number(
    _ rest: inout ArraySlice<String>, _ word: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let text = rest.popFirst(), let number = Int(text), range.contains(number) else {
      throw UsageError(reason: "\(word) needs a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func value(_ rest: inout ArraySlice<String>, _ word: String) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageError(reason: "\(word) needs a value")
    }
    return value
  }
}
