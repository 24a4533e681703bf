import BarFiles

extension RunFolder {
  /// Whether a plain file lies there that a run may have written, with no link on the way to someone else's.
  func holdsFile(_ relative: String) -> Bool {
    guard let folders = Self.foldersAbove(relative), isOwnTree(folders) else { return false }
    return Disk.kind(file(relative), followsLinks: false) == .file
  }

  /// Removes files of the run as far as that works, and folders that are empty then.
  func remove(_ files: [String]) {
    var folders: Set<String> = []
    for name in files where holdsFile(name) {
      try? Disk.removeFile(file(name))
      folders.formUnion(Self.foldersAbove(name) ?? [])
    }
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      Disk.removeEmptyFolder(file(folder))
    }
  }
}

extension GoldenReport {
  /// A path that leads out of the run's folder or out of the golden folder, as no run writes it: a report may come from
  /// elsewhere.
  var strayPath: String? {
    func isStray(_ path: String) -> Bool {
      Disk.parts(path).contains { $0.isEmpty || Disk.isHidden($0) } || path.utf8.contains(0)
    }
    for outcome in outcomes {
      let files = outcome.files
      for (part, file) in [
        (RunFolder.Part.expected, files.expected), (.pending, files.pending), (.difference, files.difference),
      ] {
        guard let file else { continue }
        if RunFolder.foldersAbove(file)?.first != part.rawValue { return file }
      }
      if isStray(outcome.path) { return outcome.path }
    }
    let strip = sequences.compactMap(\.strip).first {
      RunFolder.foldersAbove($0)?.first != RunFolder.Part.difference.rawValue
    }
    return strip ?? unclaimed.first(where: isStray)
  }
}
