public import BarDisplay
public import BarGeometry
public import BarModel

extension HomeIndicatorDrawing {
  /// The pill of a device, in a band as high as its safe area at the bottom.
  public static func make(_ device: Device, color: Color) -> Drawing {
    make(
      width: device.size.width, isPad: device.isPad, isLandscape: device.isLandscape && !device.isPad,
      color: color)
  }
}
