/// Arguments that make no sense.
package struct UsageError: Error, CustomStringConvertible {
  package var reason: String

  package var description: String { "\(reason): see --help" }
}
