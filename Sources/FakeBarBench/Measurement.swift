/// What the rounds of one bench gave.
struct Measurement {
  var bench: Bench
  var ours: Spread
  var copy: Spread
  var peer: Spread?
  /// Our share of memcpy's speed.
  var share: Double
  /// How many times the peer's speed ours is.
  var speedup: Double?
  var counters: [Counter]

  /// - Parameters: nanoseconds per unit, a time a round. Ratios are taken within rounds and then the median of them:
  ///   when the machine is busy with other things for a while, it is so for both sides.
  init(_ bench: Bench, ours: [Double], copy: [Double], peer: [Double]?, counters: [Counter]) {
    self.bench = bench
    self.ours = Spread(ours)
    self.copy = Spread(copy)
    self.peer = peer.map { Spread($0) }
    share = Spread(zip(copy, ours).map { $0 / $1 }).median
    speedup = peer.map { Spread(zip($0, ours).map { $0 / $1 }).median }
    self.counters = counters
  }

  /// nil when there is no bar.
  var holds: Bool? { bench.bar.map { $0.holds(self) } }
}
