extension AnimationDiff {
  /// For the terminal: “frame 7 of 31 (t = 116.7 ms) is the first that differs”, then what differs in it.
  public var lines: [String] {
    var lines: [String] = []
    let counts = "\(expected.frames) and \(Phrase.count(actual.frames, "frame"))"
    let frames = expected.frames == actual.frames ? Phrase.count(expected.frames, "frame") : counts
    if passes {
      lines.append("equal: \(frames)")
    } else {
      lines.append("different (\(verdict.rawValue)): \(frames)")
    }
    if let pair = firstDifferent {
      lines.append(
        "frame \(pair.expected) of \(expected.frames) (t = \(Phrase.milliseconds(pair.time))) is the first that differs"
          + (pair.expected == pair.actual ? "" : ", from the actual frame \(pair.actual)")
          + "; \(Phrase.count(differentPairs, "frame")) of \(Phrase.grouped(pairs.count)) compared "
          + (differentPairs == 1 ? "does" : "do"))
    }
    lines += notes
    if let first { lines += first.lines }
    return [lines[0]] + lines.dropFirst().map { "  " + $0 }
  }
}
