/// What the rounds of one bench gave.
struct Measurement {
  var bench: Bench
  var ours: Spread
  var copy: Spread
  var peer: Spread?
  var counters: [Counter]

  /// Our share of memcpy's speed.
  var share: Double { copy.median / ours.median }
  /// How many times the peer's speed ours is.
  var speedup: Double? { peer.map { $0.median / ours.median } }
  /// nil when there is no bar.
  var holds: Bool? { bench.bar.map { $0.holds(self) } }
}
