/// A change to the pixels behind a layer.
public enum Filter: Hashable, Sendable {
  /// Gaussian blur; `sigma` in points.
  case blur(sigma: Double)
  /// Saturation, 1 = unchanged, 0 = grey.
  case saturate(Double)
}
