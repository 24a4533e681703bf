import BarFiles

/// Looks up image files and colour sets by the names that scenes use.
struct AssetFinder {
  /// Folders in order; the scene's own comes first. Real paths.
  private let folders: [String]
  /// Nothing outside of this folder is read.
  private let root: String
  let index: CatalogIndex

  /// - Parameters:
  ///   - root: the project's folder, or the scene's.
  ///   - assets: paths as the scene gives them, relative to its folder.
  /// - Throws: for a folder that does not exist or lies outside the root.
  init(sceneFolder: String, root: String, assets: [String]) throws(AssetError) {
    self.root = root
    var folders = [sceneFolder]
    for asset in assets {
      let path = sceneFolder + "/" + asset
      guard let real = RealPath.of(path) else {
        throw AssetError(
          message: "there is no asset folder \(Quote(asset))", remedy: "create it or correct the path")
      }
      guard RealPath.contains(root, real) else { throw AssetFinder.outside(asset) }
      folders.append(real)
    }
    self.folders = folders
    // The scene's folder itself is not walked: it may hold anything.
    index = try CatalogIndex(folders: Array(folders.dropFirst()))
  }

  static func outside(_ name: String) -> AssetError {
    AssetError(
      message: "\(Quote(name)) lies outside the scene's folder",
      remedy: "move it beside the scene, or put a fakebar.json5 into the folder that holds both")
  }

  /// The file called `name`: a file by its whole name, else an image set, else the variants
  /// `name[@2x|@3x][~iphone|~ipad].ext`.
  func file(named name: String, _ traits: AssetTraits) throws(AssetError) -> AssetFile {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0) else {
      throw AssetError(
        message: "\(Quote(name)) is not a name of an image",
        remedy: "use a file beside the scene or in its assets")
    }
    for folder in folders {
      if let found = try exactFile(folder, name) { return found }
    }
    if let folder = try set(index.images[name], name: name) {
      return try confined(ImageSet(folder: folder).file(traits), name: name)
    }
    for folder in folders {
      if let found = variant(folder, name, traits) { return try confined(found, name: name) }
    }
    throw AssetError(
      message: "there is no image \(Quote(name))",
      remedy: index.imageSuggestion(name).map { "did you mean \(Quote($0))?" }
        ?? "put the file beside the scene or list its folder in assets")
  }

  /// The folder of the colour set called `name`.
  func colorSet(named name: String) throws(AssetError) -> String? {
    try set(index.colors[name], name: name)
  }

  /// The first of a set's folders, whose contents must not be a link to elsewhere.
  private func set(_ folders: [String]?, name: String) throws(AssetError) -> String? {
    guard let folder = folders?.first else { return nil }
    if let contents = RealPath.of(folder + "/Contents.json"), !RealPath.contains(root, contents) {
      throw AssetFinder.outside(name)
    }
    return folder
  }

  private func exactFile(_ folder: String, _ name: String) throws(AssetError) -> AssetFile? {
    let path = AssetFile.path(name, in: folder)
    guard Disk.kind(path) == .file else { return nil }
    return try confined(AssetFinder.loose(path), name: name)
  }

  private static func loose(_ path: String) -> AssetFile {
    let suffix = ScaleSuffix(path)
    var file = AssetFile(path: path, scale: suffix.scale, hasWrittenScale: suffix.written != nil)
    if suffix.written == 1 {
      file.notes.append("UIKit knows no @1x; the name without it means the same")
    }
    return file
  }

  /// Of the scale that serves the output best; for the same scale the file for this device comes first. A picture
  /// comes before a drawing.
  private func variant(_ folder: String, _ name: String, _ traits: AssetTraits) -> AssetFile? {
    let dot = FilePath.suffix(of: name)
    let stem = dot.isEmpty ? name : String(name.dropLast(dot.count + 1))
    func candidates(_ endings: [String]) -> [AssetFile] {
      let suffixes = ["", "@1x", "@2x", "@3x"].flatMap { [$0 + "~" + traits.idiom, $0] }
      return endings.flatMap { ending in suffixes.map { "\(folder)/\(stem)\($0).\(ending)" } }
        .filter { Disk.kind($0) == .file }.map(AssetFinder.loose)
    }
    let pictures = candidates(dot.isEmpty ? ["png", "jpg", "jpeg"] : [dot])
    return ScaleSuffix.best(pictures, scale: traits.scale, of: \.scale)
      ?? (dot.isEmpty ? candidates(["svg", "pdf"]).first : nil)
  }

  private func confined(_ found: AssetFile, name: String) throws(AssetError) -> AssetFile {
    // What stands there may be a pipe that nobody writes to.
    guard let real = RealPath.of(found.path), Disk.kind(real) == .file else {
      throw AssetError(
        message: "\(Quote(name)) names \(Quote(FilePath.name(of: found.path))), which is not a file",
        remedy: "put it there, or mend Contents.json")
    }
    guard RealPath.contains(root, real) else { throw AssetFinder.outside(name) }
    var result = found
    result.path = real
    return result
  }
}
