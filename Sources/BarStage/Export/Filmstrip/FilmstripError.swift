/// A filmstrip that would be too large.
public enum FilmstripError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooManyTiles(Int)
  case tooLarge(width: Int, height: Int)

  public var description: String {
    switch self {
    case .tooManyTiles(let count):
      "a filmstrip of \(count) tiles is too long to look at; ask for fewer with --step, --count or --at (at most 400)"
    case .tooLarge(let width, let height):
      "a filmstrip of \(width)×\(height) pixels is too large; use --step, --count or a smaller --scale, or --crop bar in a filmstrip"
    }
  }
}
