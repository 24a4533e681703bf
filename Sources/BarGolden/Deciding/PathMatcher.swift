import BarFiles

/// One word by which somebody names goldens.
struct PathMatcher {
  private let word: String
  private let path: String
  private let glob: GlobPattern

  /// - Parameter prefixes: folders that may stand in front.
  init(_ word: String, without prefixes: [String]) {
    self.word = word
    let found = prefixes.first { word.utf8.starts(with: Disk.join($0, "").utf8) }
    path = found.map { String(Substring(word.utf8.dropFirst(Disk.join($0, "").utf8.count))) } ?? word
    glob = GlobPattern(path)
  }

  func matches(_ outcome: GoldenOutcome) -> Bool {
    // A scene's name may hold what else is a pattern.
    outcome.name.scene == word || outcome.path.utf8.elementsEqual(path.utf8)
      || (Disk.folders(above: outcome.path) + [outcome.path]).contains(where: glob.matches)
  }
}
