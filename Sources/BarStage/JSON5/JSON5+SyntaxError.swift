extension JSON5 {
  /// Text that is not JSON5. `offset` counts bytes from the start of the source.
  public struct SyntaxError: Error, CustomStringConvertible, Sendable {
    public var offset: Int
    public var message: String
    public var remedy: String

    public var description: String { "\(message): \(remedy)" }
  }
}
