/// A text that is no colour. The message ends with the remedy.
public struct ColorTextError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  public var remedy: String

  public var description: String { "\(message): \(remedy)" }
}
