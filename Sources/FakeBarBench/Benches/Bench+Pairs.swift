import BarGolden

extension Bench {
  /// 200 pairs of files of 400×800, in one process that is warm already, by the same rule as `diff`.
  /// - Parameter isHalf: every second pair is of equal files, as in a suite most are; else all pairs differ.
  static func pairs(_ name: String, isHalf: Bool, _ context: BenchContext) throws -> Bench {
    let folders = try PairFolders(context)
    let actual = isHalf ? folders.half : folders.different
    let pairs = (0..<PairFolders.count).map { index in
      [folders.expected, actual].map { "\($0)/\(PairFolders.name(index))" }
    }
    func ours(jobs: Int) -> () throws -> Void {
      let comparer = FolderComparer(yiqComparer(jobs: jobs))
      return { _ = try comparer.compare(folders.expected, actual) }
    }
    let bytes = PairFolders.size.width * PairFolders.size.height * 4
    let copy = MemoryCopy(bytes: bytes, times: 2 * PairFolders.count, sources: 2)
    var bench = Bench(
      name: name, unit: "pair", units: PairFolders.count,
      ours: .timed(us, ours(jobs: context.options.jobs)),
      rivals: [
        .timed(Bench.copy, copy.run),
        .timed("FakeBar, one thread", ours(jobs: 1)),
        .program(
          "FakeBar's own process",
          Program.sibling("fakebar").map {
            Program(
              $0, ["diff", "--metric", "yiq", "--threshold", "0.1", "--aa", folders.expected, actual],
              goodCodes: [0, 1])
          }, remedy: Remedy.build),
        context.peers.contender(
          "BlazeDiff", package: "blazediff", PeerRequest("compare-blazediff", pairs: pairs)),
      ])
    bench.bars = [Bar(.speedup, of: "BlazeDiff", 6, aim: 15)]
    return bench
  }
}
