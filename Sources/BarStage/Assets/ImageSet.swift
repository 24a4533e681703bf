import BarModel

/// One `.imageset` folder of an asset catalogue, plain look-up: the slot of the wanted scale and whether the image is
/// a template.
struct ImageSet {
  var folder: String

  /// The best file for `scale`; nil when no slot holds one.
  /// - Throws: when `Contents.json` is missing, broken, or names a kind of file that is not read.
  func file(scale: Double) throws(AssetError) -> AssetFinder.Found? {
    let root = try contents()
    let rendering = root["properties"]?["template-rendering-intent"]?.string
    var found: [AssetFinder.Found] = []
    for slot in root["images"]?.elements ?? [] {
      guard let name = slot["filename"]?.string, !name.isEmpty else { continue }
      guard !name.contains("/") else {
        throw AssetError(
          message: "\(folderName) names the file \(Quote(name)) outside of itself",
          remedy: "mend Contents.json")
      }
      let vector = ["pdf", "svg"].contains(FilePath.suffix(of: name).lowercased())
      guard !vector else {
        throw AssetError(
          message: "\(folderName) holds the vector image \(Quote(name)), which is not supported yet",
          remedy: "add PNG files for @1x, @2x and @3x")
      }
      guard let factor = Self.factors[slot["scale"]?.string ?? "1x"] else {
        throw AssetError(
          message: "\(folderName) gives \(Quote(name)) a scale that is none of 1x, 2x and 3x",
          remedy: "mend Contents.json")
      }
      found.append(
        AssetFinder.Found(
          path: "\(folder)/\(name)", scale: factor,
          rendering: rendering.flatMap(BarImage.RenderingMode.init) ?? .automatic))
    }
    return ScaleSuffix.best(found, scale: scale, of: \.scale)
  }

  private static let factors = ["1x": 1.0, "2x": 2, "3x": 3]

  private var folderName: String { FilePath.name(of: folder) }

  private func contents() throws(AssetError) -> JSON5.Node {
    let path = folder + "/Contents.json"
    do {
      return try SourceText(file: path, bytes: FileReader.bytes(path, limit: 1 << 20)).parse()
    } catch {
      throw AssetError(message: "\(folderName) has no readable Contents.json", remedy: "\(error)")
    }
  }
}
