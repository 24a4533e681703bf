public import BarGeometry

/// What lies between two colours that differ in alpha.
public enum ColorMixing: Hashable, Sendable {
  /// Every component by itself: a clear white lends its white to the way.
  case straight
  /// Components weighted by alpha, as a cross-fade of the two would look.
  case premultiplied

  public func mix(_ start: Color, _ end: Color, _ fraction: Double) -> Color {
    func mixed(_ component: KeyPath<Color, Double>) -> Double {
      start[keyPath: component].interpolated(to: end[keyPath: component], fraction)
    }
    let alpha = mixed(\.alpha)
    switch self {
    case .straight: return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: alpha)
    case .premultiplied:
      guard alpha > 0 else { return .clear }
      func weighted(_ component: KeyPath<Color, Double>) -> Double {
        (start[keyPath: component] * start.alpha)
          .interpolated(to: end[keyPath: component] * end.alpha, fraction) / alpha
      }
      return Color(red: weighted(\.red), green: weighted(\.green), blue: weighted(\.blue), alpha: alpha)
    }
  }
}
