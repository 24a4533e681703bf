import BarGeometry

/// A value that has a middle with another one, in part at least: what has none stays as it is here.
protocol Mixable {
  /// - Parameter fraction: above 0 and below 1.
  func mixed(with other: Self, _ fraction: Double) -> Self
}

extension Setting where Value: Mixable {
  /// Only two values have a middle.
  func mixed(with other: Setting, _ fraction: Double) -> Setting {
    guard case .value(let mine) = self, case .value(let value) = other else { return self }
    return .value(mine.mixed(with: value, fraction))
  }
}

extension Double: Mixable {
  func mixed(with other: Double, _ fraction: Double) -> Double {
    interpolated(to: other, fraction).quantized
  }
}

extension Point: Mixable {
  func mixed(with other: Point, _ fraction: Double) -> Point {
    Point(x: x.mixed(with: other.x, fraction), y: y.mixed(with: other.y, fraction))
  }
}

extension Color: Mixable {
  /// Premultiplied, so that clear has no colour of its own: half way from it to white is half a white, and not grey.
  /// Rounded to 8 bits, as frames show it.
  func mixed(with other: Color, _ fraction: Double) -> Color {
    let alpha = alpha.interpolated(to: other.alpha, fraction)
    guard alpha > 0 else { return .clear }
    func mix(_ component: KeyPath<Color, Double>) -> Double {
      (self[keyPath: component] * self.alpha)
        .interpolated(to: other[keyPath: component] * other.alpha, fraction) / alpha
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha).quantized
  }
}

extension DynamicColor: Mixable {
  /// A system colour that older systems show differently takes part with today's value.
  func mixed(with other: DynamicColor, _ fraction: Double) -> DynamicColor {
    if self == other { return self }
    func high(_ high: KeyPath<DynamicColor, Color?>, _ plain: KeyPath<DynamicColor, Color>) -> Color? {
      let (mine, others) = (self[keyPath: high], other[keyPath: high])
      guard mine != nil || others != nil else { return nil }
      return (mine ?? self[keyPath: plain]).mixed(with: others ?? other[keyPath: plain], fraction)
    }
    return DynamicColor(
      light: light.mixed(with: other.light, fraction), dark: dark.mixed(with: other.dark, fraction),
      highContrastLight: high(\.highContrastLight, \.light),
      highContrastDark: high(\.highContrastDark, \.dark))
  }
}

extension TextAttributes: Mixable {
  func mixed(with other: TextAttributes, _ fraction: Double) -> TextAttributes {
    func mix<Value: Mixable>(_ property: KeyPath<TextAttributes, Value?>) -> Value? {
      guard let mine = self[keyPath: property], let others = other[keyPath: property] else {
        return self[keyPath: property]
      }
      return mine.mixed(with: others, fraction)
    }
    var result = self
    result.color = mix(\.color)
    result.size = mix(\.size)
    result.kern = mix(\.kern)
    return result
  }
}
