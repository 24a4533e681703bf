import BarFiles

extension GoldenStore {
  /// Compares every item with its golden. Goldens are only read; what failed is written to `artifacts`, from
  /// which a former check's files are removed first. One picture and its golden are in memory at a time.
  ///
  /// - Parameter observe: sees each outcome as it is known; false ends the run there, and the report is then
  ///   never passing, since it has fewer outcomes than it expects.
  /// - Throws: `GoldenError`, or what producing an item throws.
  public func check(
    _ run: GoldenRun, observe: (GoldenOutcome) -> Bool = { _ in true }
  ) throws -> GoldenReport {
    try checkFolders()
    let failures = FailureFolder(artifacts)
    try failures.clear()
    var report = GoldenReport(expected: run.items.count, isPartial: run.isPartial)
    if !run.isPartial { report.orphans = try orphans(run) }
    for item in run.items {
      let outcome = try outcome(item, failures)
      report.outcomes.append(outcome)
      guard observe(outcome) else { break }
    }
    return report
  }

  private func outcome(_ item: GoldenItem, _ failures: FailureFolder) throws -> GoldenOutcome {
    let comparison = try GoldenComparison(
      StoredGolden(reading: file(item.name), kind: item.name.kind), item.content())
    let path = item.name.path
    guard comparison.verdict != .same else {
      return GoldenOutcome(name: item.name, path: path, verdict: .same)
    }
    let ending = item.name.kind.fileExtension
    let stem = Substring(path.utf8.dropLast(ending.utf8.count))
    var files = FailureFiles()
    files.expected = try comparison.golden.file.map { try failures.write("\(stem).expected\(ending)", $0) }
    files.actual = try failures.write("\(stem).actual\(ending)", comparison.encoded(for: path))
    files.difference = try comparison.difference(for: path).map {
      try failures.write("\(stem).diff\(ending)", $0)
    }
    return GoldenOutcome(name: item.name, path: path, verdict: comparison.verdict, files: files)
  }

  /// Files below the root that no item claims.
  private func orphans(_ run: GoldenRun) throws(GoldenError) -> [String] {
    guard Disk.kind(root.isEmpty ? "." : root) != nil else { return [] }
    let claims = run.claims
    let files: [String]
    do throws(DiskError) {
      files = try Disk.files(below: root)
    } catch {
      throw error.reading(root)
    }
    return files.filter { !claims.contains($0) && Disk.parts($0).last != "README.md" }
  }
}
