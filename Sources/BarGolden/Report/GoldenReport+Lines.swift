import BarFiles

extension GoldenReport {
  /// For the terminal: what failed with the reason and the files to look at, the largest change first; what the steps
  /// say together; causes with how to accept them; what was tolerated; orphans; what to do; and last “compared 24 of
  /// 24: 22 same, 2 different”. Of each list no more than `limit` entries.
  /// - Parameter folder: of the run, whose files are named as far as they exist.
  public func lines(in folder: RunFolder = RunFolder(), limit: Int = 20) -> [String] {
    let tolerated = Self.ranked(outcomes.filter { $0.verdict.status == "tolerated" })
    return
      (environmentLines
      + Self.listed(rankedFailures, limit, "more") { $0.lines(in: folder) }
      + Self.listed(sequences, limit, "more step") { $0.lines(in: folder) }
      + Self.listed(causeGroups, limit, "more cause") {
        ["cause: " + $0.line] + ($0.alone > 0 ? ["  " + $0.command] : [])
      }
      + Self.listed(tolerated, limit, "more tolerated") { $0.toleranceLines }
      + Self.listed(orphans, limit, "more orphan") { ["orphan: \($0): no scene makes this golden"] }
      + brokenExpectations.map(\.message) + remedies + [summary])
      .map { Escaping.line($0) }
  }

  private static func listed<Entry>(
    _ entries: [Entry], _ limit: Int, _ noun: String, _ lines: (Entry) -> [String]
  ) -> [String] {
    let rest = entries.count - limit
    let words = noun.contains(" ") ? Phrase.count(rest, noun) : "\(Phrase.grouped(rest)) \(noun)"
    return entries.prefix(limit).flatMap(lines) + (rest > 0 ? ["… and " + words] : [])
  }

  /// “compared 24 of 24: 22 same, 2 different”.
  var summary: String {
    let order = ["same", "tolerated", "different", "size", "missing", "unreadable", "skipped", "orphan"]
    let counts = counts
    let parts = order.compactMap { status in counts[status].map { "\(Phrase.grouped($0)) \(status)" } }
    let words = parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    return "compared \(Phrase.grouped(compared)) of \(Phrase.grouped(expected)): \(words)"
      + (isPartial ? " (a part of the goldens; orphans were not looked for)" : "")
  }

  /// First, since everything below may follow from it.
  var environmentLines: [String] {
    environmentGroups.map { group in
      "recorded with another renderer: \(group.changes.joined(separator: ", ")) "
        + "(\(Phrase.count(group.goldens, "golden")))"
    }
  }

  /// What to do, one sentence each; empty when it passes.
  var remedies: [String] {
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
  /// A line, and one for each file to look at.
  func lines(in folder: RunFolder) -> [String] {
    let state = decision.map { " (\($0.rawValue))" } ?? ""
    let lines = ["\(verdict.status)\(state): \(path)" + (verdict.reason.isEmpty ? "" : ": \(verdict.reason)")]
    return lines + existingFiles(in: folder).map { "  \($0.label) \($0.path)" }
  }

  /// Those of its files that exist: approving moves files away, and a report may travel without its pictures.
  func existingFiles(in folder: RunFolder) -> [(label: String, path: String)] {
    [("expected", files.expected), ("pending ", files.pending), ("diff    ", files.difference)]
      .compactMap { label, file in
        guard let file, Disk.kind(folder.file(file)) == .file else { return nil }
        return (label, folder.file(file))
      }
  }

  /// How much of what is allowed it used.
  var toleranceLines: [String] {
    guard case .tolerated(let diff) = verdict else { return [] }
    let uses = diff.limits.filter { $0.limit > 0 }.map { "\($0.kind.rawValue): \($0.words)" }
    return ["tolerated: \(path): " + (uses.isEmpty ? verdict.reason : uses.joined(separator: ", "))]
  }
}

extension SequenceOutcome {
  /// What the step's goldens say together, and its film strip.
  func lines(in folder: RunFolder) -> [String] {
    let strip = strip.map(folder.file).flatMap { Disk.kind($0) == .file ? $0 : nil }
    return ["\(path): \(phrase)"] + (strip.map { ["  strip    \($0)"] } ?? [])
  }

  /// “frame 7 of 31 (t = 116.7 ms) is the first that differs; the same pictures, 2 frames late (timing)”.
  var phrase: String {
    let firstWords = first.map { ["\($0.words) is the first that differs"] } ?? []
    let words = (firstWords + notes).joined(separator: "; ")
    return words.isEmpty ? verdict.rawValue : "\(words) (\(verdict.rawValue))"
  }
}

extension CauseGroup {
  /// With how many goldens it explains.
  var line: String {
    let others = goldens == alone ? "" : ", of which it alone explains \(Phrase.grouped(alone))"
    return words + "; in \(Phrase.count(goldens, "golden"))" + others
  }
}
