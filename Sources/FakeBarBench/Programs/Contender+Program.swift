extension Contender {
  /// A program, from its start to its end; its memory is that of its whole process.
  /// - Parameters:
  ///   - program: nil when it is not installed.
  ///   - times: how often a run runs it.
  ///   - remedy: what is to be done when it is not there.
  package static func program(
    _ name: String, _ program: Program?, times: Int = 1, remedy: String = Remedy.install
  ) -> Contender {
    guard let program else { return .absent(name, remedy) }
    return Contender(
      name,
      .ready(
        Runner(
          run: {
            var sum = 0.0
            for _ in 0..<times { sum += try program.run().nanoseconds }
            return Sample(nanoseconds: sum)
          },
          warmUp: {
            if let probed = try PeakProbe.run(program) { return .process(probed.peakBytes) }
            _ = try program.run()
            return nil
          })))
  }
}
