/// Finds the word that was probably meant.
package enum Suggestion {
  /// The candidate nearest to a word, nil when none is near: equal but for case and `-` or `_`, or at most two
  /// typing slips away (one, for words of up to three letters). Among equally near ones the first wins.
  package static func closest(to word: String, in candidates: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let letters = folded(word)
    if let same = candidates.first(where: { folded($0) == letters }) { return same }
    let limit = letters.count > 3 ? 2 : 1
    let near = candidates.map { ($0, distance(letters, folded($0), limit: limit)) }.filter { $0.1 <= limit }
    return near.min { $0.1 < $1.1 }?.0
  }

  private static func folded(_ word: String) -> [Character] {
    word.lowercased().filter { $0 != "-" && $0 != "_" }.map { $0 }
  }

  /// Damerau-Levenshtein distance in its restricted form (no piece is edited twice): insertions, deletions,
  /// replacements and swaps of neighbours. Anything above `limit` may be returned as `limit` + 1.
  private static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var previous: [Int] = []
    var current = Array(0...b.count)
    for i in a.indices {
      let older = previous
      previous = current
      current = [i + 1]
      for j in b.indices {
        var best = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, older[j - 1] + 1) }
        current.append(best)
      }
    }
    return current[b.count]
  }
}
