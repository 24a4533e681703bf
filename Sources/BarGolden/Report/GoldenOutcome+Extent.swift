extension GoldenOutcome {
  /// Sorts a report's failures: what cannot be read first, then what changed most, then what is only new.
  var rank: (order: Int, extent: Double) {
    switch verdict {
    case .unreadable: (0, 0)
    case .pixelsDiffer(let diff) where !diff.isSameSize: (1, diff.ratio)
    case .pixelsDiffer(let diff): (2, diff.ratio)
    case .animationDiffers(let diff):
      (2, Double(diff.totals.different) / Double(max(diff.totals.compared, 1)))
    case .textDiffers(let diff): (3, Double(diff.removed + diff.added))
    case .missing: (4, 0)
    case .skipped: (5, 0)
    case .tolerated(let diff): (6, diff.ratio)
    case .same: (7, 0)
    }
  }
}

extension GoldenReport {
  /// The failures with the largest change first, otherwise in the run's order. What was skipped has nothing to tell.
  var rankedFailures: [GoldenOutcome] { Self.ranked(failures.filter { $0.verdict != .skipped }) }

  static func ranked(_ outcomes: [GoldenOutcome]) -> [GoldenOutcome] {
    outcomes.enumerated().sorted { one, other in
      let (a, b) = (one.element.rank, other.element.rank)
      if a.order != b.order { return a.order < b.order }
      if a.extent != b.extent { return a.extent > b.extent }
      return one.offset < other.offset
    }.map(\.element)
  }
}
