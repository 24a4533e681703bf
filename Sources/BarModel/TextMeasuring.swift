public import BarGeometry

/// The one thing layout asks of fonts.
public protocol TextMeasuring {
  /// Advance width of one line, points. Cost: shapes the string.
  func width(of string: String, font: FontDescription, direction: LayoutDirection, locale: String) -> Double
}
