import BarFiles

/// Approves and rejects what a check left pending. Goldens are written first, then the report says so, then the files of
/// the run that are no longer needed go: whenever it is killed, doing it again ends well.
public struct GoldenDecider {
  private let folder: RunFolder
  let store: GoldenStore

  /// Nothing is looked at yet.
  /// - Parameters:
  ///   - folder: of the run. It may come from elsewhere: nothing in it is believed about where to write.
  ///   - store: the goldens.
  public init(_ folder: RunFolder, _ store: GoldenStore) {
    self.folder = folder
    self.store = store
  }

  /// Makes goldens of what is pending, each only if its golden is still the one it was compared with. Cost: linear in
  /// what is chosen.
  /// - Parameters:
  ///   - asVariant: keeps the golden and accepts this beside it.
  ///   - isDryRun: only tells.
  ///   - takesUnfinished: also from a check that ended early, of which nobody knows what else differs.
  /// - Throws: `GoldenError.nothingPending`, `.unfinished`, `.busy`, `.noReport` and what reading and writing throw; what
  ///   was approved before is then known to the report.
  public func approve(
    _ selection: GoldenSelection = GoldenSelection(), asVariant: Bool = false, isDryRun: Bool = false,
    takesUnfinished: Bool = false
  ) throws(GoldenError) -> DecisionReport {
    try decide(.approved, selection, isDryRun, takesUnfinished) { outcome throws(GoldenError) in
      switch try approval(of: outcome, in: folder, asVariant: asVariant) {
      case .refused(let reason): return .refused(reason)
      case .stands(let path): return .done(path)
      case .writes(let path, let bytes):
        if !isDryRun { try store.write(bytes, to: Disk.join(store.root, path)) }
        return .done(path)
      }
    }
  }

  /// Drops what is pending; the goldens stay as they are. Cost: linear in what is chosen.
  /// - Parameter isDryRun: only tells.
  /// - Throws: `GoldenError.nothingPending`, `.busy`, `.noReport` and what reading and writing throw.
  public func reject(
    _ selection: GoldenSelection = GoldenSelection(), isDryRun: Bool = false
  ) throws(GoldenError) -> DecisionReport {
    try decide(.rejected, selection, isDryRun, true) { .done($0.path) }
  }

  private enum Step {
    case done(String)
    case refused(String)
  }

  private func decide(
    _ decision: GoldenDecision, _ selection: GoldenSelection, _ isDryRun: Bool, _ takesUnfinished: Bool,
    _ act: (GoldenOutcome) throws(GoldenError) -> Step
  ) throws(GoldenError) -> DecisionReport {
    // Before the lock, which would make a folder.
    _ = try folder.load()
    try store.checkFolders()
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    var report = try folder.load()
    guard report.isComplete || takesUnfinished else { throw .unfinished(path: folder.path) }
    let waiting = report.outcomes.indices.filter { report.outcomes[$0].isPending }
    let prefixes = [store.root] + RunFolder.Part.allCases.flatMap { [folder.file($0.rawValue), $0.rawValue] }
    let (places, left) = try selection.chosen(
      of: waiting.map { report.outcomes[$0] }, prefixes: prefixes.filter { !$0.isEmpty })
    var result = DecisionReport(decision, isDryRun: isDryRun)
    result.left = left
    var spent: [GoldenFiles] = []
    do throws(GoldenError) {
      for index in places.map({ waiting[$0] }) {
        switch try act(report.outcomes[index]) {
        case .refused(let reason): result.refused.append(.init(report.outcomes[index].path, reason))
        case .done(let path):
          result.decided.append(path)
          spent.append(report.outcomes[index].files)
          report.outcomes[index].decision = decision
          report.outcomes[index].files = GoldenFiles()
        }
      }
    } catch {
      if !isDryRun, !spent.isEmpty { try finish(report, spent) }
      throw error
    }
    if !isDryRun, !spent.isEmpty { try finish(report, spent) }
    return result
  }

  private func finish(_ report: GoldenReport, _ spent: [GoldenFiles]) throws(GoldenError) {
    var report = report
    let strips = report.dropSettledStrips()
    try folder.save(report)
    // What is left when this fails belongs to the folder's list, and the next check removes it.
    folder.remove(spent.flatMap { [$0.pending, $0.expected, $0.difference].compactMap { $0 } } + strips)
  }
}

extension GoldenReport {
  /// Takes out the film strips of steps of which nothing is pending any more; returns their files.
  fileprivate mutating func dropSettledStrips() -> [String] {
    var files: [String] = []
    for index in sequences.indices {
      guard let strip = sequences[index].strip else { continue }
      let (unit, step) = (sequences[index].unit, sequences[index].path)
      let isOpen = outcomes.contains { outcome in
        outcome.unit == unit && outcome.isPending
          && (outcome.path.hasPrefix(step + "/") || outcome.path.hasPrefix(step + "."))
      }
      if isOpen { continue }
      files.append(strip)
      sequences[index].strip = nil
    }
    return files
  }
}
