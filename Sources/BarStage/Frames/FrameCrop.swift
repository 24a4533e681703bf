public import BarGeometry
public import BarModel
import BarPixels

extension GoldenOptions.Crop {
  /// What of a frame is kept, in points. The bar's crop reaches 24 points below it: the hairline, the edge shadow and
  /// the beginning of the page belong to its picture.
  /// - Parameter barBottom: of the taller of the bars shown; nil: of one with a row alone.
  public func rect(_ traits: Traits, barBottom: Double? = nil) -> Rect {
    let screen = Rect(origin: .zero, size: traits.size)
    return switch self {
    case .screen: screen
    case .bar:
      Rect(x: 0, y: 0, width: screen.width, height: (barBottom ?? traits.device.barBottom) + 24)
        .intersection(screen)
    case .rect(let rect): rect.intersection(screen)
    }
  }

  /// The same in whole pixels; never empty.
  public func pixels(_ traits: Traits, barBottom: Double? = nil) -> PixelRect {
    let rect = rect(traits, barBottom: barBottom)
    let scale = traits.scale
    let x = Int((rect.x * scale).rounded())
    let y = Int((rect.y * scale).rounded())
    return PixelRect(
      x: x, y: y, width: max(1, Int((rect.maxX * scale).rounded()) - x),
      height: max(1, Int((rect.maxY * scale).rounded()) - y))
  }
}
