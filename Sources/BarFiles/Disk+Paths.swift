/// Paths taken apart at their bytes: to Swift an accent after a slash or a dot makes another character of it,
/// to the disk it does not.
extension Disk {
  private static let slash = UInt8(ascii: "/")

  /// `base/path`; an empty base is the current folder.
  package static func join(_ base: String, _ path: String) -> String {
    base.isEmpty ? path : base.utf8.last == slash ? base + path : base + "/" + path
  }

  /// “a/b//c” → “a”, “b”, “”, “c”.
  package static func parts(_ path: String) -> [String] {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// “a/b/c.png” → “a”, “a/b”; “/a/b” → “/a”.
  package static func folders(above path: String) -> [String] {
    let utf8 = path.utf8
    return utf8.indices.filter { utf8[$0] == slash && $0 > utf8.startIndex }.map { String(path[..<$0]) }
  }

  /// The folder that holds a file; empty for the current one.
  package static func parent(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  package static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

  /// Whether one of two canonical folders is the other or holds it.
  package static func overlap(_ one: String, _ other: String) -> Bool {
    let (a, b) = (parts(one).filter { !$0.isEmpty }, parts(other).filter { !$0.isEmpty })
    return a.starts(with: b) || b.starts(with: a)
  }
}
