import BarGolden
import BarPixels

extension Bench {
  /// Comparing two different PNG files, a process for each pair, by the rule of pixelmatch: YIQ with a threshold of
  /// 0.1, smoothed edges left out. That is what BlazeDiff does by itself; ImageMagick counts pixels that differ.
  static func diff(_ kind: PageKind, _ size: PageSize, _ context: BenchContext) throws -> Bench {
    let name = "diff-\(kind.rawValue)-\(size.name)"
    let page = try kind.picture(size)
    let files = [
      try context.png(page, "\(name)-expected"), try context.png(ChangedPicture.make(page), "\(name)-actual"),
    ]
    let comparer = yiqComparer(jobs: context.options.jobs)
    let copy = MemoryCopy(bytes: page.width * page.height * 4, times: 2, sources: 2)
    let python = context.peers.python
    func blazeDiff(_ script: String, _ environment: [String: String] = [:]) -> Program? {
      python.map { Program($0, ["-I", "-c", script] + files, environment: environment) }
    }
    let call = "import sys, blazediff; blazediff.compare(sys.argv[1], sys.argv[2])"
    var bench = Bench(
      name: name, unit: "pair",
      ours: .program(
        us,
        Program.sibling("fakebar").map {
          Program($0, ["diff", "--metric", "yiq", "--threshold", "0.1", "--aa"] + files, goodCodes: [0, 1])
        }, remedy: Remedy.build),
      rivals: [
        .timed(Bench.copy, copy.run),
        .timed("FakeBar in this process") {
          let (one, other) = try DiffSource.pair(files[0], files[1], jobs: comparer.options.jobs)
          _ = try comparer.compare(one, other)
        },
        .program("BlazeDiff process", blazeDiff(call)),
        .program("BlazeDiff process, its own codec", blazeDiff(call, ["BLAZEDIFF_PNG_ENABLED": "1"])),
        .program("Python's start-up with it", blazeDiff("import sys, blazediff")),
        context.peers.contender(
          "BlazeDiff, a warm call", package: "blazediff", PeerRequest("compare-blazediff", pairs: [files])),
        .program(
          "ImageMagick",
          Program.find("compare").map {
            Program($0, ["-metric", "AE"] + files + ["null:"], goodCodes: [0, 1])
          }),
      ])
    bench.differences = [
      Difference("BlazeDiff less start-up", "BlazeDiff process", less: "Python's start-up with it"),
      Difference(
        "BlazeDiff less start-up, its own codec", "BlazeDiff process, its own codec",
        less: "Python's start-up with it"),
    ]
    if size.width == PageSize.phone.width {
      bench.bars = [Bar(.speedup, of: "BlazeDiff less start-up", 2, aim: 4)]
    }
    return bench
  }

  static func yiqComparer(jobs: Int) -> FileComparer {
    var options = DiffOptions()
    options.metric = .yiq
    options.threshold = 0.1
    options.ignoresAntialiasing = true
    options.jobs = jobs
    return FileComparer(options)
  }
}
