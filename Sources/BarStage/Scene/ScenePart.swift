/// A file that a scene is made of.
struct ScenePart {
  /// As messages name it.
  var name: String
  /// Real path; tells whether two are one.
  var path: String
  /// Real path of the folder that its own paths start from.
  var folder: String
  /// The way from the scene's folder to `folder`, with a slash at its end; empty for the scene's own.
  var way: String

  /// As seen from the scene, for messages that name many.
  var shortName: String { way + FilePath.name(of: name) }
}
