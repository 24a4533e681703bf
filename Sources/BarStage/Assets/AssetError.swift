/// Why an image or a colour of a scene cannot be used.
struct AssetError: Error, Hashable, Sendable {
  var message: String
  var remedy: String
  /// Nothing is wrong with the file: a program or library that reads its kind is not installed.
  var isMissingProgram = false
}
