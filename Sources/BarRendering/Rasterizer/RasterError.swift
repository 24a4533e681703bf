import BarGeometry

/// Why a content cannot be drawn. Every message is one line and ends with the remedy.
public enum RasterError: Error, Hashable, Sendable {
  case font(FontError)
  /// The content would need this many pixels.
  case tooLarge(width: Double, height: Double)
  /// A coordinate or length that is not a finite number.
  case notFinite(String)
  /// No image has this digest.
  case missingImage(digest: String)
  /// Cairo gave up, with its own words.
  case cairo(String)
}

extension RasterError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .font(let error): error.description
    case .tooLarge(let width, let height):
      "a content of \(width) × \(height) pixels is too large: make it smaller or lower the scale"
        + " (\(Canvas.maximumSide) pixels a side, \(Canvas.maximumArea) in all)"
    case .notFinite(let what):
      "\(what) is not a finite number: mend the values it is computed from"
    case .missingImage(let digest):
      "no image has the digest \(digest): load it before rendering"
    case .cairo(let problem):
      "Cairo cannot draw (\(problem)): free memory or make the content smaller"
    }
  }
}
