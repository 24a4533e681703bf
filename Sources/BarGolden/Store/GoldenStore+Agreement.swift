extension GoldenStore {
  /// Whether every item passes, found out by reading alone: no run's folder is needed, and none is written.
  /// - Throws: `GoldenError`, `DiffError`, or what producing an item throws.
  package func agrees(with run: GoldenRun, environment: GoldenEnvironment) throws -> Bool {
    try checkFolders()
    return try run.items.allSatisfy { item in
      try GoldenComparison.best(
        file(item.name), item.content(), kind: item.name.kind, environment: environment
      ).verdict.passes
    }
  }
}
