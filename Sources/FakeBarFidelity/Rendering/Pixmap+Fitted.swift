import BarGeometry
import BarPixels

extension Pixmap {
  /// A frame shrunk to a recording's resolution and cut as it is.
  /// - Parameters:
  ///   - screenWidth: of this frame, points.
  ///   - width: of the result, pixels.
  ///   - height: of the result at most, pixels.
  func fitted(_ mapping: ScreenMapping, screenWidth: Double, width: Int, height: Int) -> Pixmap {
    let factor = mapping.scale / (Double(self.width) / screenWidth)
    let small = resized(
      width: Int((Double(self.width) * factor).rounded()),
      height: Int((Double(self.height) * factor).rounded()))
    let corner = mapping.origin
    return small.cropped(
      to: PixelRect(
        x: Int((corner.x * mapping.scale).rounded()), y: Int((corner.y * mapping.scale).rounded()),
        width: width, height: min(height, small.height - Int(corner.y * mapping.scale))))
  }
}
