package import BarGeometry

/// Everything measured in one picture of a bar. Points on the screen, unless pixels are named.
package struct BarReading {
  package struct Hairline: Hashable {
    /// Its upper edge.
    package var y: Double
    /// Pixels.
    package var thickness: Int
    package var color: PixelColor
  }

  package struct Part {
    /// The edges of its ink.
    package var box: Rect
    package var ink: PixelColor
    /// Of a text.
    package var baseline: Double?
    package var capHeight: Double?
  }

  package var background: PixelColor
  /// Below the bar's top; nil when bar and page look the same.
  package var height: Double?
  package var hairline: Hairline?
  package var parts: [BarPart: Part] = [:]
}
