/// What the rounds gave for one contender.
package struct Figure {
  /// A bar and what was found; see `Bar.Measure` for what the figure is.
  package struct Finding {
    package var bar: Bar
    package var found: Double?

    package var verdict: Verdict { bar.verdict(found) }
  }

  package var name: String
  /// Nanoseconds per unit, one a round; empty when it is absent.
  package var times: [Double] = []
  /// Per unit, of the last round.
  package var fileBytes: Int?
  package var memory: MemoryUse?
  /// Why it was not measured.
  package var absence: String?
  /// Its time in ours; nil for ourselves. The median of the ratios within rounds: when the machine is busy with other
  /// things for a while, it is so for both sides.
  package var ratio: Spread?
  package var findings: [Finding] = []

  package init(name: String) { self.name = name }

  package var spread: Spread? { times.isEmpty ? nil : Spread(times) }

  /// The worst of its bars; nil when it has none.
  package var verdict: Verdict? { findings.map(\.verdict).min() }
}
