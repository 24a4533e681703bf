import BarCodecs

/// Everything that is measured: a new bench is a file and a line here.
enum BenchList {
  typealias Maker = @Sendable (BenchContext) throws -> Bench

  static let all: [(name: String, make: Maker)] = drawing + encoding + jobs + comparing + processes

  private static let drawing: [(name: String, make: Maker)] = [
    ("sampling", { _ in try .sampling() }),
    ("composite-375", { try .composite("composite-375", .small, $0) }),
    ("composite-1290", { try .compositePhone("composite-1290", $0) }),
    ("composite-2048", { try .composite("composite-2048", .tablet, $0) }),
    ("composite-blur", { _ in try .compositeBlur() }),
    ("blur-strip", { try .blurStrip($0) }),
  ]

  private static let encoding = perPage("encode") { try .encode($0, $1, $2) }

  private static let jobs: [(name: String, make: Maker)] = [
    ("job", { try .job($0, name: "job", digest: .xxh128) }),
    ("job-pictures", { try .job($0, name: "job-pictures", digest: nil) }),
  ]

  private static let comparing = perPage("diff") { try .diff($0, $1, $2) }

  private static let processes: [(name: String, make: Maker)] = [
    ("pairs-half", { try .pairs("pairs-half", isHalf: true, $0) }),
    ("pairs-all", { try .pairs("pairs-all", isHalf: false, $0) }),
    ("start-version", { .startVersion($0) }),
    ("start-render", { try .startRender($0) }),
  ]

  static var names: [String] { all.map(\.name) + [MemoryCheck.name] }

  /// A bench for each kind of page in each size.
  private static func perPage(
    _ work: String, _ make: @escaping @Sendable (PageKind, PageSize, BenchContext) throws -> Bench
  ) -> [(name: String, make: Maker)] {
    PageKind.allCases.flatMap { kind in
      PageSize.all.map { size -> (name: String, make: Maker) in
        let maker: Maker = { try make(kind, size, $0) }
        return (name: "\(work)-\(kind.rawValue)-\(size.name)", make: maker)
      }
    }
  }
}
