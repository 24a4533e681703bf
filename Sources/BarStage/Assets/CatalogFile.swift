/// The `Contents.json` of a folder in an asset catalogue.
struct CatalogFile {
  /// The folder's name, for messages: "logo.imageset".
  let name: String
  let root: JSON5.Node

  /// - Throws: when it is missing, too large, or no JSON.
  init(folder: String) throws(AssetError) {
    name = FilePath.name(of: folder)
    let path = folder + "/Contents.json"
    do {
      // Assumed: real ones have some kilobytes.
      root = try SourceText(file: path, bytes: FileReader.bytes(path, limit: 1 << 20)).parse()
    } catch {
      throw AssetError(message: "\(name) has no readable Contents.json", remedy: "\(error)")
    }
  }

  func error(_ message: String, remedy: String = "mend Contents.json") -> AssetError {
    AssetError(message: "\(name) \(message)", remedy: remedy)
  }

  /// The entries under "images" or "colors".
  func entries(_ key: String) throws(AssetError) -> [JSON5.Node] {
    guard let list = root[key] else { return [] }
    guard list.isArray else { throw error("has \(Quote(key)) that is no list") }
    return list.elements
  }
}
