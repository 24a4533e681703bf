extension GoldenReport {
  /// For the terminal: “compared 24 of 24: 22 same, 2 different”, then what failed with the reason and the
  /// files to look at, and the remedy last. Of failures and of orphans no more than `limit` each are listed.
  /// - Parameter folder: of the run, whose files are named.
  public func lines(in folder: RunFolder = RunFolder(), limit: Int = 20) -> [String] {
    let failures = failures
    var lines = [summary]
    for failure in failures.prefix(limit) { lines += failure.lines(in: folder) }
    if failures.count > limit {
      lines.append("… and \(Phrase.grouped(failures.count - limit)) more")
    }
    lines += orphans.prefix(limit).map { "orphan: \($0): no scene makes this golden" }
    if orphans.count > limit {
      lines.append("… and \(Phrase.count(orphans.count - limit, "more orphan"))")
    }
    return lines + brokenExpectations.map(\.message) + remedies
  }

  private var summary: String {
    let order = ["same", "tolerated", "different", "size", "missing", "unreadable", "orphan"]
    let counts = counts
    let parts = order.compactMap { status in counts[status].map { "\(Phrase.grouped($0)) \(status)" } }
    let words = parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    return "compared \(Phrase.grouped(compared)) of \(Phrase.grouped(expected)): \(words)"
      + (isPartial ? " (a part of the goldens; orphans were not looked for)" : "")
  }

  private var remedies: [String] {
    if isPassing { return [] }
    var remedies: [String] = []
    let statuses = Set(failures.map(\.verdict.status))
    if !statuses.isDisjoint(with: ["different", "size"]) {
      remedies.append("look at the pictures, then `fakebar approve` what is right")
    } else if statuses.contains("missing") {
      remedies.append("look at what is pending, then `fakebar approve` what is right")
    }
    if statuses.contains("unreadable") {
      remedies.append("restore what cannot be read, or `fakebar record` to replace it")
    }
    if !orphans.isEmpty {
      remedies.append("`fakebar prune` deletes the orphans; or bring back the scene that made them")
    }
    if !brokenExpectations.isEmpty { remedies.append("see `fakebar inspect` for what was found") }
    if !isComplete { remedies.append("INCOMPLETE: the run ended early; run it again") }
    return remedies
  }
}

extension GoldenOutcome {
  /// For the terminal: a line, and one for each file to look at.
  func lines(in folder: RunFolder) -> [String] {
    var lines = ["\(verdict.status): \(path)" + (verdict.reason.isEmpty ? "" : ": \(verdict.reason)")]
    for (label, file) in [
      ("expected", files.expected), ("pending ", files.pending), ("diff    ", files.difference),
    ] {
      if let file { lines.append("  \(label) \(folder.file(file))") }
    }
    return lines
  }
}
