/// One side of a bench: we, `memcpy` or a peer.
package struct Contender {
  /// How it is run.
  package struct Runner {
    /// One measured run of all units.
    package var run: () throws -> Sample
    /// One run before those that are measured; the memory that it took, nil where the system does not tell.
    package var warmUp: () throws -> MemoryUse?

    package init(run: @escaping () throws -> Sample, warmUp: @escaping () throws -> MemoryUse?) {
      self.run = run
      self.warmUp = warmUp
    }
  }

  package enum State {
    case ready(Runner)
    /// Listed all the same, with why it is not measured.
    case absent(String)
  }

  package var name: String
  package var state: State

  package init(_ name: String, _ state: State) {
    self.name = name
    self.state = state
  }

  /// Something in this process that makes files; it returns their bytes.
  package static func making(_ name: String, _ work: @escaping () throws -> Int?) -> Contender {
    let run = {
      var bytes: Int?
      let time = try ContinuousClock().measure { bytes = try work() }
      return Sample(nanoseconds: time.nanoseconds, fileBytes: bytes)
    }
    return Contender(
      name,
      .ready(Runner(run: run, warmUp: { try MemoryMeter.added { _ = try work() }.map(MemoryUse.added) })))
  }

  /// Something in this process, timed around the call.
  package static func timed(_ name: String, _ work: @escaping () throws -> Void) -> Contender {
    making(name) {
      try work()
      return nil
    }
  }

  package static func absent(_ name: String, _ reason: String) -> Contender {
    Contender(name, .absent(reason))
  }
}

extension Duration {
  package var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}
