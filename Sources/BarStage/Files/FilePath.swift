/// Paths as text. Foundation's own functions are not used: NSString's trap on a path of one character (Swift 6.3).
package enum FilePath {
  /// All before the last name: "a/b.png" → "a", "/b" → "/", "b" → "".
  package static func folder(of path: String) -> String {
    let path = withoutLastSlashes(path)
    guard let slash = path.lastIndex(of: "/") else { return path == "/" ? path : "" }
    let folder = withoutLastSlashes(String(path[..<slash]))
    return folder.isEmpty ? "/" : folder
  }

  /// The last name: "a/b.png" → "b.png", "a/" → "a".
  package static func name(of path: String) -> String {
    withoutLastSlashes(path).split(separator: "/").last.map(String.init) ?? ""
  }

  /// The last name without its extension: "a/b.c.png" → "b.c", ".png" → ".png".
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last name's last dot: "a/b.PNG" → "PNG", ".png" → "".
  package static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    var path = path[...]
    while path.last == "/" { path.removeLast() }
    return String(path)
  }
}
