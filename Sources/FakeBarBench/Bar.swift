/// What a bench must reach.
enum Bar {
  /// At least this share of memcpy's speed.
  case share(Double)
  /// At least this many times the peer's speed.
  case speedup(Double)

  func holds(_ measurement: Measurement) -> Bool {
    switch self {
    case .share(let least): measurement.share >= least
    case .speedup(let least): (measurement.speedup ?? 0) >= least
    }
  }
}
