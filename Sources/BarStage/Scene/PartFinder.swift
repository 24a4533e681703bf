import BarFiles

/// Looks up the files that a scene or a part of it names, nowhere outside a root.
struct PartFinder {
  /// Real path.
  let root: String

  /// The file called `name`, seen from `part`.
  func file(_ name: String, from part: ScenePart) throws(PartError) -> ScenePart {
    try check(name)
    return try found(name, from: part)
  }

  /// The files that `pattern` matches, in the order of their paths' bytes; the part itself is none of them. A
  /// name without wildcards must be there.
  func files(_ pattern: String, from part: ScenePart) throws(PartError) -> [ScenePart] {
    try check(pattern)
    let names = pattern.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard let first = names.firstIndex(where: PartFinder.isPattern) else {
      return [try found(pattern, from: part)]
    }
    let way = names[..<first].map { $0 + "/" }.joined()
    let glob = GlobPattern(names[first...].joined(separator: "/"))
    var parts: [ScenePart] = []
    for file in try files(below: way, from: part, pattern: pattern) where glob.matches(file) {
      // A link to a folder is listed like a file.
      guard Disk.kind("\(part.folder)/\(way)\(file)") != .directory else { continue }
      let found = try found(way + file, from: part)
      if found.path != part.path { parts.append(found) }
    }
    guard !parts.isEmpty else {
      throw PartError(
        message: "no file matches \(Quote(pattern))", remedy: "correct the pattern or remove it")
    }
    return parts
  }

  private func files(below way: String, from part: ScenePart, pattern: String) throws(PartError) -> [String] {
    guard let folder = RealPath.of("\(part.folder)/\(way)") else { return [] }
    guard RealPath.contains(root, folder) else { throw outside(pattern) }
    do throws(DiskError) {
      return try Disk.files(below: folder)
    } catch {
      throw PartError(
        message: "the folder of \(Quote(pattern)) cannot be read: \(error.words)",
        remedy: "check its permissions")
    }
  }

  private func found(_ name: String, from part: ScenePart) throws(PartError) -> ScenePart {
    guard let real = RealPath.of("\(part.folder)/\(name)") else {
      throw PartError(
        message: "there is no file \(Quote(name))", remedy: "correct the path, which is relative to this file"
      )
    }
    guard RealPath.contains(root, real) else { throw outside(name) }
    // A pipe would be waited for.
    guard Disk.kind(real) == .file else {
      throw PartError(message: "\(Quote(name)) is not a file", remedy: "name a .json5 file")
    }
    let step = FilePath.folder(of: name)
    let way = part.way + (step.isEmpty ? "" : step + "/")
    let start = FilePath.folder(of: part.name)
    // The folder in which the name stands, as for scenes: a link's own and not its target's.
    let folder = RealPath.of("\(part.folder)/\(step)") ?? part.folder
    return ScenePart(name: Disk.join(start, name), path: real, folder: folder, way: way)
  }

  private func check(_ name: String) throws(PartError) {
    guard !name.hasPrefix("/") else {
      throw PartError(message: "\(Quote(name)) is an absolute path", remedy: "write it relative to this file")
    }
    guard !name.utf8.contains(0), !name.isEmpty else {
      throw PartError(message: "\(Quote(name)) is not a name of a file", remedy: "name a .json5 file")
    }
  }

  private func outside(_ name: String) -> PartError {
    PartError(
      message: "\(Quote(name)) lies outside the scene's folder",
      remedy: "move it beside the scene, or put a fakebar.json5 into the folder that holds both")
  }

  private static func isPattern(_ name: String) -> Bool { name.utf8.contains { $0 == 42 || $0 == 63 } }
}
