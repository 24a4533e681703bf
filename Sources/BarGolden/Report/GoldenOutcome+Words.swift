extension GoldenOutcome {
  /// Everything that is known of how it differs, a line each, the reason first; empty for the same.
  var details: [String] {
    switch verdict {
    case .same: []
    case .tolerated(let diff), .pixelsDiffer(let diff): diff.lines
    case .animationDiffers(let diff): diff.lines
    case .textDiffers, .missing, .unreadable, .skipped: [verdict.reason]
    }
  }
}

extension GoldenCause {
  /// “bar/back/label: x −8 pt in frames 3–11 (92 % of the difference)”.
  var words: String {
    var group = CauseGroup(key: key)
    group.steps = [self]
    return group.words
  }
}
