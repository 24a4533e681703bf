/// What a bench must reach beside one of its rivals, and what it should.
package struct Bar: Equatable {
  package enum Measure: String {
    /// Our speed as a part of the rival's, at least.
    case share
    /// How many times the rival's speed ours is, at least.
    case speedup
    /// How many times the rival's time ours is, at most.
    case slowdown
    /// How many times the size of the rival's files ours have, at most.
    case fileSize
  }

  package var rival: String
  package var measure: Measure
  package var limit: Double
  /// nil: nothing beyond the limit is aimed at.
  package var aim: Double?

  package init(_ measure: Measure, of rival: String, _ limit: Double, aim: Double?) {
    self.rival = rival
    self.measure = measure
    self.limit = limit
    self.aim = aim
  }

  /// - Parameter found: nil when the rival was not measured.
  package func verdict(_ found: Double?) -> Verdict {
    guard let found else { return .unmeasured }
    if let aim, reaches(found, aim) { return .aim }
    return reaches(found, limit) ? .bar : .missed
  }

  private func reaches(_ found: Double, _ figure: Double) -> Bool {
    switch measure {
    case .share, .speedup: found >= figure
    case .slowdown, .fileSize: found <= figure
    }
  }
}
