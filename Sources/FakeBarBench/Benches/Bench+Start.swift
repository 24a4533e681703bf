import BarFiles

extension Bench {
  /// From the start of a process to its end, when there is next to nothing to do. A Swift hello without Foundation is
  /// `/bin/true` and the Swift runtime's own start-up.
  static func startVersion(_ context: BenchContext) -> Bench {
    let runs = 5
    var bench = Bench(
      name: "start-version", unit: "process", units: runs,
      ours: .program(
        us, Program.sibling("fakebar").map { Program($0, ["--version"]) }, times: runs, remedy: Remedy.build),
      rivals: [
        .program("true", Program.find("true").map { Program($0) }, times: runs),
        .program(
          "Swift hello", Program.sibling("FakeBarHello").map { Program($0) }, times: runs,
          remedy: Remedy.build),
        .program("Python", context.peers.python.map { Program($0, ["-I", "-c", "pass"]) }, times: runs),
      ])
    bench.bars = [Bar(.slowdown, of: "Swift hello", 3, aim: nil)]
    return bench
  }

  /// One frame of 1290×2796 from a scene file to a PNG file, fonts found and all.
  static func startRender(_ context: BenchContext) throws -> Bench {
    let (runs, folder) = (5, context.folder.path)
    let scene = "\(folder)/one.json5"
    try Disk.replace(
      scene, with: Array(BenchScene.opaqueText(PageSize.phone.traits, frames: "{at: [0.5]}").utf8))
    let fakebar = Program.sibling("fakebar")
    var bench = Bench(
      name: "start-render", unit: "process", units: runs,
      ours: .program(
        us, fakebar.map { Program($0, ["render", scene, "-o", "\(folder)/one", "--quiet"]) }, times: runs,
        remedy: Remedy.build),
      rivals: [
        .program(
          "fakebar --version", fakebar.map { Program($0, ["--version"]) }, times: runs, remedy: Remedy.build)
      ])
    bench.bars = [Bar(.slowdown, of: "fakebar --version", 10, aim: nil)]
    return bench
  }
}
