/// A file that a scene cannot be joined with.
struct PartError: Error {
  var message: String
  var remedy: String
}
