public import BarModel

/// One page on the stack: a screen under the name it was pushed as.
public struct Page: Hashable, Sendable {
  /// Unique on a stack; the screen's name unless pushed `as` another.
  public var name: String
  public var screen: Screen

  public init(_ screen: Screen, as name: String? = nil) {
    self.name = name ?? screen.name
    self.screen = screen
  }
}
