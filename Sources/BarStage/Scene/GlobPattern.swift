/// A file pattern: `*` within a name, `?` for one character, `**` for any number of folders.
struct GlobPattern {
  private let parts: [[Character]]

  init(_ pattern: String) {
    parts = pattern.split(separator: "/").filter { $0 != "." }.map { Array($0) }
  }

  /// Cost: at most parts × folders × length, no exponential backtracking.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    // reachable[i]: the first i names are matched by the pattern's parts so far.
    var reachable = [true] + [Bool](repeating: false, count: names.count)
    for part in parts {
      var next = [Bool](repeating: false, count: names.count + 1)
      if part == ["*", "*"] {
        var seen = false
        for index in reachable.indices {
          seen = seen || reachable[index]
          next[index] = seen
        }
      } else {
        for index in names.indices where reachable[index] && Self.matches(part, names[index]) {
          next[index + 1] = true
        }
      }
      reachable = next
    }
    return reachable[names.count]
  }

  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var reachable = [true] + [Bool](repeating: false, count: name.count)
    for character in pattern {
      var next = [Bool](repeating: false, count: name.count + 1)
      if character == "*" {
        var seen = false
        for index in reachable.indices {
          seen = seen || reachable[index]
          next[index] = seen
        }
      } else {
        for index in name.indices where reachable[index] && (character == "?" || character == name[index]) {
          next[index + 1] = true
        }
      }
      reachable = next
    }
    return reachable[name.count]
  }
}
