/// A Python peer that did not do its work.
package struct PeerError: Error, CustomStringConvertible {
  package var reason: String

  package var description: String { "the Python peers: \(reason)" }
}
