import BarCodecs

extension GoldenStore {
  /// Compares every item with its golden. Goldens are only read; what failed is written to the run's folder, from
  /// which a former run's files are removed first, and so is the report. One picture and its golden are in memory at
  /// a time.
  ///
  /// - Parameters:
  ///   - stopsAtFirst: after the first picture of a step that fails the step's other pictures are skipped: not made,
  ///     not compared, and never passing. Texts are always compared.
  ///   - verifiesSeals: decodes goldens whose seal says that they are the same, and finds seals that are wrong.
  ///   - report: what is known of the run beforehand; outcomes, sequences and unclaimed files are filled in.
  ///   - observe: sees each outcome as it is known; false ends the run there, and the report is then never passing,
  ///     since it has fewer outcomes than it expects.
  ///   - finish: adds what else has to be known before the report is whole.
  /// - Throws: `GoldenError`, `DiffError`, or what producing an item throws; the report in the folder then says that
  ///   the run has not finished.
  public func check(
    _ run: GoldenRun, in folder: RunFolder, stopsAtFirst: Bool = false, verifiesSeals: Bool = false,
    report start: GoldenReport? = nil,
    observe: (GoldenOutcome) -> Bool = { _ in true }, finish: (inout GoldenReport) throws -> Void = { _ in }
  ) throws -> GoldenReport {
    try check(
      in: folder, stopsAtFirst: stopsAtFirst, verifiesSeals: verifiesSeals,
      report: start ?? GoldenReport(expected: run.items.count),
      observe: observe, finish: finish
    ) { _ in run }
  }

  /// The same for a run that is still to be loaded: when that fails, the folder says that a run has begun and not ended.
  /// - Parameter load: what is to be compared; what it learns besides goes into the report.
  public func check(
    in folder: RunFolder, stopsAtFirst: Bool = false, verifiesSeals: Bool = false, report start: GoldenReport,
    observe: (GoldenOutcome) -> Bool = { _ in true }, finish: (inout GoldenReport) throws -> Void = { _ in },
    _ load: (inout GoldenReport) throws -> GoldenRun
  ) throws -> GoldenReport {
    try checkFolders(folder)
    let lock = try folder.lock()
    var report = start
    report.golden = root
    try folder.begin(report)
    let run = try load(&report)
    report.expected = run.items.count
    report.isFiltered = report.isFiltered || run.isPartial
    report.unclaimed = try unclaimed(by: run)
    var isWhole = true
    for step in run.steps {
      var evidence = StepEvidence(store: self, folder: folder, items: Array(step))
      for item in step {
        let outcome =
          stopsAtFirst && item.name.kind != .list && evidence.hasFailingPicture
          ? evidence.skip(item)
          : try outcome(
            item, folder, report.environment, stopsAtFirst, verifiesSeals, &evidence)
        report.outcomes.append(outcome)
        isWhole = observe(outcome)
        guard isWhole else { break }
      }
      guard isWhole else { break }
      if let sequence = try evidence.sequence() {
        report.add(sequence, to: step.count)
      }
    }
    try finish(&report)
    report.isFinished = isWhole
    try folder.save(report)
    withExtendedLifetime(lock) {}
    return report
  }

  private func outcome(
    _ item: GoldenItem, _ folder: RunFolder, _ environment: GoldenEnvironment, _ stopsAtFirst: Bool,
    _ verifiesSeals: Bool, _ evidence: inout StepEvidence
  ) throws -> GoldenOutcome {
    let path = item.name.path
    let content = try item.content()
    let comparison = try GoldenComparison.best(
      file(item.name), content, kind: item.name.kind, environment: environment, stopsAtFirst: stopsAtFirst,
      verifiesSeals: verifiesSeals)
    var outcome = GoldenOutcome(
      name: item.name, unit: item.unit, frame: item.frame, verdict: comparison.verdict)
    outcome.variant = comparison.variant
    if !outcome.verdict.passes {
      let golden = comparison.golden.file
      outcome.goldenDigest = try golden.map { bytes in try PixelDigest.sha256(bytes: bytes) }
      outcome.environmentChanges = comparison.environmentChanges
      outcome.files.expected = try golden.map { try folder.write(.expected, path, $0) }
      let pending = try comparison.encoded()
      outcome.pendingDigest = try PixelDigest.sha256(bytes: pending)
      outcome.files.pending = try folder.write(.pending, path, pending)
      // A picture of an animation's difference is a still one.
      let target = item.name.kind == .animation ? path + ".png" : path
      outcome.files.difference = try comparison.difference(for: path).map {
        try folder.write(.difference, target, $0)
      }
    }
    evidence.add(outcome, content, golden: comparison.golden)
    return outcome
  }
}

extension GoldenReport {
  /// Adds what a step's goldens say together, and to each of its last `count` outcomes the causes that concern it.
  fileprivate mutating func add(_ sequence: SequenceOutcome, to count: Int) {
    sequences.append(sequence)
    for index in outcomes.indices.suffix(count) where !outcomes[index].verdict.passes {
      outcomes[index].causes = sequence.causes.filter { cause in
        outcomes[index].frame.map { cause.frames.contains($0.index) } ?? true
      }
      // What the lists know of time is more than pictures can tell.
      if case .animationDiffers(var diff) = outcomes[index].verdict {
        (diff.verdict, diff.notes) = (sequence.verdict, sequence.notes)
        outcomes[index].verdict = .animationDiffers(diff)
      }
    }
  }
}
