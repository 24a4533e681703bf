import BarFiles
import BarStage

extension GrowthAxis {
  /// Suites of more and more tiny scenes, recorded and checked by the program: two frames of a push as lists, every
  /// tenth as pixels too.
  static let scenes = GrowthAxis(
    name: "scenes", unit: "scenes in a suite", counts: [10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
  ) { count, jobs in
    guard let fakebar = Program.sibling("fakebar") else {
      throw ProgramError(path: "fakebar", reason: Remedy.build)
    }
    let folder = try TemporaryFolder()
    let project = "\(folder.path)/fakebar.json5"
    try Disk.replace(project, with: Array(#"{scenes: ["scenes/*.json5"]}"#.utf8))
    for index in 0..<count {
      try Disk.replace("\(folder.path)/scenes/s\(index).json5", with: Array(tinyScene(index).utf8))
    }
    return try [("record", ["--allow-ci-record"]), ("check", ["--out", "\(folder.path)/out"])].map {
      work, options in
      let program = Program(fakebar, [work, "--quiet", "--project", project, "--jobs", "\(jobs)"] + options)
      guard let probed = try PeakProbe.run(program) else {
        throw ProgramError(path: "FakeBarProbe", reason: Remedy.build)
      }
      return GrowthSample(
        work: work, cpuSeconds: probed.run.cpuSeconds, wallSeconds: probed.run.nanoseconds / 1e9,
        peakBytes: probed.peakBytes)
    }
  }

  private static func tinyScene(_ index: Int) -> String {
    let kinds = index % 10 == 0 ? #""list", "pixels""# : #""list""#
    return """
      {
        traits: {size: [80, 120], scale: 1},
        screens: {a: {title: "\(index)", content: {placeholder: "none"}}, b: {title: "B\(index)"}},
        stack: ["a"],
        steps: [{push: "b"}],
        golden: {frames: {at: [0, 0.5]}, kinds: [\(kinds)]},
      }
      """
  }
}
