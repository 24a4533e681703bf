extension GoldenReport {
  /// For the terminal: “compared 24 of 24: 22 same, 2 different”, then what failed with the reason and the
  /// files to look at, and the remedy last. Of failures and of orphans no more than `limit` each are listed.
  public func lines(limit: Int = 20) -> [String] {
    let failures = failures
    var lines = [summary]
    for failure in failures.prefix(limit) { lines += failure.lines }
    if failures.count > limit {
      lines.append("… and \(Phrase.grouped(failures.count - limit)) more")
    }
    lines += orphans.prefix(limit).map { "orphan: \($0): no scene makes this golden" }
    if orphans.count > limit {
      lines.append("… and \(Phrase.count(orphans.count - limit, "more orphan"))")
    }
    return lines + brokenExpectations + remedies
  }

  private var summary: String {
    let order = ["same", "different", "missing", "unreadable", "orphan"]
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
    if statuses.contains("different") {
      remedies.append("look at the pictures, then `fakebar record` to accept")
    } else if statuses.contains("missing") {
      remedies.append("`fakebar record` writes what is missing; look at it before you commit it")
    }
    if statuses.contains("unreadable") {
      remedies.append("restore what cannot be read, or `fakebar record` to replace it")
    }
    if !orphans.isEmpty {
      remedies.append("delete the orphans, or bring back the scene that made them")
    }
    if !brokenExpectations.isEmpty { remedies.append("see `fakebar inspect` for what was found") }
    if !isComplete { remedies.append("INCOMPLETE: the run ended early; run it again") }
    return remedies
  }
}
