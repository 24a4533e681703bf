/// A file pattern: `*` within a name, `?` for one character, `**` for any number of folders.
package struct GlobPattern: Sendable {
  /// Nil stands for `**`.
  private let parts: [TextPattern?]

  package init(_ pattern: String) {
    parts = pattern.split(separator: "/").filter { $0 != "." }.map {
      $0 == "**" ? nil : TextPattern(String($0))
    }
  }

  /// Cost: at most parts × folders × length, no exponential backtracking.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    // reachable[i]: the first i names are matched by the pattern's parts so far.
    var reachable = [true] + [Bool](repeating: false, count: names.count)
    for part in parts {
      var next = [Bool](repeating: false, count: names.count + 1)
      if let part {
        for index in names.indices where reachable[index] && part.matches(names[index]) {
          next[index + 1] = true
        }
      } else {
        var seen = false
        for index in reachable.indices {
          seen = seen || reachable[index]
          next[index] = seen
        }
      }
      reachable = next
    }
    return reachable[names.count]
  }
}
