import BarFiles

/// The result of one shard, as merging takes it.
struct MergePart {
  /// As it was given, for messages.
  let path: String
  let folder: RunFolder
  let report: GoldenReport
  let shard: Shard

  /// Nil where a run has left no report, as one that was killed at once.
  /// - Parameter path: of a run's folder, or of its report.
  /// - Throws: `GoldenError.badReport`, `.unreadable`; `.cannotMerge` for the report of a run in one piece.
  init?(_ path: String) throws(GoldenError) {
    self.path = path
    folder = RunFolder(Disk.kind(path) == .file ? Disk.parent(of: path) : path)
    do throws(GoldenError) {
      report = try Disk.kind(path) == .file ? folder.load(path) : folder.load()
    } catch {
      if case .noReport = error { return nil }
      throw error
    }
    guard let shard = report.shard else {
      throw .cannotMerge(
        "\(path) is a run in one piece, not a shard; check with --shard i/n, or leave it out")
    }
    self.shard = shard
  }

  /// “shard 3/8 (out/3)”.
  var words: String { "shard \(shard.words) (\(path))" }

  /// Why it cannot be a shard of the same run as another; nil when it can.
  func conflict(with other: MergePart) -> String? {
    let (mine, theirs) = (report, other.report)
    let both = "\(other.words) and \(words)"
    if mine.tool != theirs.tool {
      return "\(both) were checked by \(theirs.tool) and \(mine.tool); check all with one version"
    }
    if shard.count != other.shard.count {
      return "\(both) are parts of different runs; cut all of them alike"
    }
    if mine.plan.options != theirs.plan.options || mine.isFiltered != theirs.isFiltered
      || mine.obsolete != theirs.obsolete
    {
      return "\(both) were checked with different options (\(theirs.optionWords); \(mine.optionWords)); "
        + "give all the same"
    }
    if mine.golden != theirs.golden {
      return
        "\(both) were compared with different goldens (\(theirs.golden); \(mine.golden)); give all the same"
    }
    if mine.plan.digest != theirs.plan.digest {
      return "\(both) are about different scenes; check all of one state of the project"
    }
    // One that was killed before it began to draw has not said what would have drawn.
    let isKnown = [mine, theirs].allSatisfy { $0.isFinished || !$0.environment.facts.isEmpty }
    let changes = isKnown ? theirs.environment.changes(to: mine.environment) : []
    if let change = changes.first {
      let rest = changes.count == 1 ? "" : " and \(Phrase.count(changes.count - 1, "more difference"))"
      return "\(both) were rendered by different software: \(change)\(rest); give all the same"
    }
    if shard == other.shard {
      return "shard \(shard.words) is there twice: \(other.path) and \(path); give it once"
    }
    return nil
  }

  /// An outcome of a scene that the shard does not hold; such a report was not written by a run.
  var stray: String? {
    let held = Set(report.plan.units(of: shard))
    let units =
      report.outcomes.map(\.unit) + report.sequences.map(\.unit) + report.brokenExpectations.map(\.unit)
    guard let unit = units.first(where: { !held.contains($0) }) else { return nil }
    return "\(words) has results of another shard's scene (number \(unit)); check it again"
  }

  /// Why there is less than there should be; nil when all is there.
  var gap: String? {
    if report.isComplete { return nil }
    return "\(words) ended early: it compared \(report.compared) of \(report.expected)"
  }
}

extension GoldenReport {
  fileprivate var optionWords: String {
    let words = plan.options + (obsolete == .fail ? [] : ["--obsolete=\(obsolete.rawValue)"])
    return words.isEmpty ? "none" : words.joined(separator: " ")
  }
}
