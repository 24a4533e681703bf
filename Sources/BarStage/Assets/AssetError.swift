/// Why an image of a scene cannot be used.
struct AssetError: Error {
  var message: String
  var remedy: String
}
