import BarFiles

/// Peak memory of programs. `FakeBarProbe` starts them: the kernel counts what the starting process had, and this one
/// holds pictures.
enum PeakProbe {
  /// Runs a program once.
  /// - Returns: its run, `peakBytes` its own; nil when the probe is not built.
  static func run(_ program: Program) throws -> (run: ProgramRun, peakBytes: Int)? {
    guard let probe = Program.sibling("FakeBarProbe") else { return nil }
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/peak"
    var probed = program
    probed.path = probe
    probed.arguments = [file, program.path] + program.arguments
    let run = try probed.run()
    guard let bytes = try Disk.read(file),
      let peak = Int(String(decoding: bytes, as: UTF8.self).filter(\.isNumber))
    else { throw ProgramError(path: probe, reason: "it wrote no figure") }
    return (run, peak)
  }
}
