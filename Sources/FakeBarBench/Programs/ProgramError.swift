/// A program that did not do its work.
package struct ProgramError: Error, CustomStringConvertible {
  package var path: String
  package var reason: String

  package var description: String { "\(path): \(reason); run it by hand to see why" }
}
