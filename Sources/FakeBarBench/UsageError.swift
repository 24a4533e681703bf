/// Arguments that make no sense.
struct UsageError: Error, CustomStringConvertible {
  var reason: String

  var description: String { "\(reason): see --help" }
}
