package import BarGeometry

/// One measured value.
package enum Measured: Hashable {
  /// Points.
  case length(Double)
  /// Pixels.
  case pixels(Int)
  /// Points.
  case box(Rect)
  case color(PixelColor)
  /// Looked for and not there: no hairline, a bar that does not stand out from its page.
  case nothing

  /// How far apart two values of one kind are: points, pixels, or levels of the channel that differs most; for boxes
  /// the side that differs most. nil when only one of them is there.
  package func difference(to other: Measured) -> Double? {
    switch (self, other) {
    case (.length(let a), .length(let b)): abs(a - b)
    case (.pixels(let a), .pixels(let b)): Double(abs(a - b))
    case (.box(let a), .box(let b)):
      max(max(abs(a.x - b.x), abs(a.y - b.y)), max(abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)))
    case (.color(let a), .color(let b)): Double(a.difference(to: b))
    case (.nothing, .nothing): 0
    default: nil
    }
  }

  package var text: String {
    switch self {
    case .length(let length): Decimals.text(length)
    case .pixels(let count): "\(count) px"
    case .box(let box):
      [box.x, box.y, box.maxX, box.maxY].map { Decimals.text($0, places: 1) }.joined(separator: " ")
    case .color(let color): color.hex
    case .nothing: "none"
    }
  }
}
