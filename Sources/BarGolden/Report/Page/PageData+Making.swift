import BarFiles

extension PageData {
  /// Bytes of a text's difference that the page shows; more is in its file.
  private static let longestText = 200_000

  init(_ report: GoldenReport, in folder: RunFolder, limit: Int, pictures: inout PagePictures) {
    let tolerated = GoldenReport.ranked(report.outcomes.filter { $0.verdict.status == "tolerated" })
    isPassing = report.isPassing
    counts = report.counts
    causes = report.causeGroups.map { Cause(words: $0.words, goldens: $0.goldens, command: $0.command) }
    orphans = report.orphans
    expectations = report.brokenExpectations.map(\.message)
    self.tolerated = tolerated.flatMap(\.toleranceLines)
    omitted = []
    facts = report.environment.facts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    var shown = report.rankedFailures + tolerated + report.outcomes.filter { $0.verdict == .skipped }
    let same = report.outcomes.filter { $0.verdict == .same }
    // Names of what is the same are worth an eighth of the page at most.
    var room = limit / 8
    for outcome in same {
      room -= outcome.path.utf8.count + 60
      guard room > 0 else { break }
      shown.append(outcome)
    }
    unlisted = report.outcomes.count - shown.count
    var steps = PageSteps(report)
    for outcome in shown {
      var golden = Self.golden(outcome, in: folder)
      if outcome.name.kind != .list {
        golden.pictures = pictures.add(outcome)
        golden.omitted = pictures.omitted.last == outcome.path ? true : nil
      }
      (golden.step, golden.frame) = steps.place(outcome, golden: goldens.count)
      if case .animationDiffers(let diff) = outcome.verdict, golden.pictures != nil {
        golden.step = steps.add(PageFrames(outcome, diff, in: folder), pictures: &pictures)
      }
      goldens.append(golden)
    }
    // After the goldens' pictures: strips show the same once more.
    steps.addStrips(report, pictures: &pictures)
    self.steps = steps.all
    omitted = pictures.omitted
  }

  private static func golden(_ outcome: GoldenOutcome, in folder: RunFolder) -> Golden {
    var golden = Golden(path: outcome.path, status: outcome.verdict.status)
    guard outcome.verdict != .same else { return golden }
    golden.reason = outcome.verdict.reason
    golden.details = outcome.details
    golden.decision = outcome.decision?.rawValue
    if !outcome.causes.isEmpty { golden.causes = outcome.causes.map(\.words) }
    if !outcome.environmentChanges.isEmpty { golden.environment = outcome.environmentChanges }
    let files = outcome.existingFiles(in: folder)
    golden.files = files.map { File(label: $0.label.filter { $0 != " " }, path: $0.path) }
    if outcome.name.kind == .list { golden.text = text(outcome.files, in: folder) }
    return golden
  }

  /// The difference, or all of what was produced when nothing stands against it.
  private static func text(_ files: GoldenFiles, in folder: RunFolder) -> String? {
    if let difference = files.difference, let text = read(folder.file(difference)) { return text }
    guard let pending = files.pending, let text = read(folder.file(pending)) else { return nil }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { "+" + $0 }.joined(
      separator: "\n")
  }

  private static func read(_ path: String) -> String? {
    guard let bytes = try? Disk.read(path) else { return nil }
    guard bytes.count > longestText else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes.prefix(longestText), as: UTF8.self)
      + "\n… cut here; all \(Phrase.bytes(bytes.count)) are in \(path)\n"
  }
}
