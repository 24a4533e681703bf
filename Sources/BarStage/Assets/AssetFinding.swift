/// Something found in reading an asset that belongs to a place in the scene.
struct AssetFinding {
  enum Matter {
    case problem(AssetError)
    /// What was changed or left out; the asset is used all the same.
    case note(String)
  }

  var matter: Matter
  /// The image or colour that it is about, by its name.
  var subject: String?
  /// Where the scene names it; nil = where it was being read.
  var node: JSON5.Node?
}
