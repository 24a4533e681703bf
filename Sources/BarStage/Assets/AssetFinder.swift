import BarFiles
import BarModel

/// Looks up image files by the names that scenes use.
struct AssetFinder {
  /// A file found, with what its name or its catalogue says of it.
  struct Found {
    /// Real path.
    var path: String
    var scale: Double
    var rendering = BarImage.RenderingMode.automatic
  }

  /// Folders in order; the scene's own comes first. Real paths.
  private let folders: [String]
  /// Nothing outside of this folder is read.
  private let root: String
  private let catalogs: [String: [String]]

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
    catalogs = try AssetFinder.imageSets(in: folders)
  }

  /// Name of each `*.imageset` in the asset folders, to its folders.
  private static func imageSets(in folders: [String]) throws(AssetError) -> [String: [String]] {
    var result: [String: [String]] = [:]
    // The scene's folder itself is not walked: it may hold anything.
    for folder in folders.dropFirst() {
      let files: [String]
      do throws(DiskError) {
        files = try Disk.files(below: folder)
      } catch {
        throw AssetError(
          message: "the asset folder \(folder) cannot be read: \(error.words)",
          remedy: "check its permissions")
      }
      for file in files where file.hasSuffix(".imageset/Contents.json") {
        let path = FilePath.folder(of: file)
        result[String(FilePath.name(of: path).dropLast(".imageset".count)), default: []].append(
          folder + "/" + path)
      }
    }
    return result
  }

  static func outside(_ name: String) -> AssetError {
    AssetError(
      message: "\(Quote(name)) lies outside the scene's folder",
      remedy: "move it beside the scene, or put a fakebar.json5 into the folder that holds both")
  }

  /// The file for `name` at `scale` pixels per point.
  func file(named name: String, scale: Double) throws(AssetError) -> Found {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0) else {
      throw AssetError(
        message: "\(Quote(name)) is not a name of an image",
        remedy: "use a file beside the scene or in its assets")
    }
    for folder in folders {
      if let found = try exactFile(folder + "/" + name, name: name) { return found }
    }
    for folder in catalogs[name] ?? [] {
      if let found = try ImageSet(folder: folder).file(scale: scale) {
        return try confined(found, name: name)
      }
    }
    for folder in folders {
      if let found = variant(folder, name, scale: scale) { return try confined(found, name: name) }
    }
    throw AssetError(
      message: "there is no image \(Quote(name))",
      remedy:
        "put the file beside the scene or list its folder in assets (looked in \(folders.count) folders)")
  }

  private func exactFile(_ path: String, name: String) throws(AssetError) -> Found? {
    guard Disk.kind(path) == .file else { return nil }
    return try confined(Found(path: path, scale: ScaleSuffix(path).scale), name: name)
  }

  /// `name@3x.png` and its likes: the same scale, else the nearest larger, else the largest.
  private func variant(_ folder: String, _ name: String, scale: Double) -> Found? {
    let dot = FilePath.suffix(of: name)
    let stem = dot.isEmpty ? name : String(name.dropLast(dot.count + 1))
    let extensions = dot.isEmpty ? ["png", "jpg", "jpeg"] : [dot]
    var candidates: [Found] = []
    for ending in extensions {
      for factor in 1...3 {
        let suffixes = factor == 1 ? ["", "@1x"] : ["@\(factor)x"]
        for suffix in suffixes {
          let path = "\(folder)/\(stem)\(suffix).\(ending)"
          if Disk.kind(path) == .file { candidates.append(Found(path: path, scale: Double(factor))) }
        }
      }
    }
    return ScaleSuffix.best(candidates, scale: scale, of: \.scale)
  }

  private func confined(_ found: Found, name: String) throws(AssetError) -> Found {
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
