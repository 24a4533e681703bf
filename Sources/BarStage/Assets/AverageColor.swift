import BarGeometry
import BarPixels

/// The mean colour of a picture, weighted by alpha.
enum AverageColor {
  /// Cost: O(pixels).
  static func of(_ pixmap: Pixmap) -> Color {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for index in 0..<pixmap.width * pixmap.height {
      let word = pixmap.words[index]
      alpha += Int(word >> 24)
      red += Int((word >> 16) & 255)
      green += Int((word >> 8) & 255)
      blue += Int(word & 255)
    }
    guard alpha > 0 else { return .clear }
    let total = Double(alpha)
    return Color(
      red: Double(red) / total, green: Double(green) / total, blue: Double(blue) / total,
      alpha: total / Double(255 * pixmap.width * pixmap.height)
    ).quantized
  }
}
