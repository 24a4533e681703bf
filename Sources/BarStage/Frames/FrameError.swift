/// A frame that cannot be drawn.
public enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Pixels.
  case unusableSize(width: Double, height: Double)

  public var description: String {
    switch self {
    case .unusableSize(let width, let height):
      "a frame of \(width)×\(height) pixels cannot be drawn; use a size and scale that give 1 to 16384 pixels a side"
    }
  }
}
