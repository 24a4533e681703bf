public import BarGeometry

/// A solid image that cannot be made. Every message ends with the remedy.
public enum SolidImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Less than a pixel, or more than may be.
  case unusableSize(Size, scale: Double, limits: String)
  /// The file's name says another scale.
  case contradiction(output: String, written: Int, scale: Int)

  public var description: String {
    switch self {
    case .unusableSize(let size, let scale, let limits):
      "an image of \(JSONLine.text(size.width))×\(JSONLine.text(size.height)) points at scale "
        + "\(JSONLine.text(scale)) cannot be made: use sizes from 1 pixel to \(limits)"
    case .contradiction(let output, let written, let scale):
      "\(output) says scale \(written), but scale \(scale) is asked for: rename it to @\(scale)x, or leave one out"
    }
  }
}
