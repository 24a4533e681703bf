/// Everything that is measured: a new bench is a file and a line here.
enum BenchList {
  static let all: [(name: String, make: @Sendable (Options) throws -> Bench)] = [
    ("sampling", { _ in try .sampling() }),
    ("composite-1179", { _ in try .composite("composite-1179", device: "iPhone 15") }),
    ("composite-1290", { _ in try .composite("composite-1290", device: "iPhone 15 Pro Max") }),
    ("composite-blur", { _ in try .compositeBlur() }),
    ("blur-strip", { _ in .blurStrip() }),
    ("encode", { _ in try .encode() }),
    ("job", { options in try .job(jobs: options.jobs) }),
  ]

  static var names: [String] { all.map(\.name) + [MemoryCheck.name] }
}
