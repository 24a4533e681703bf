public import BarDisplay
public import BarGeometry

/// The pill at the bottom of phones without a home button.
public enum HomeIndicatorDrawing {
  /// The pill, centred in a band `width` points wide, to be placed at the bottom of the screen; the band is as
  /// high as the safe area there, 34 points, 21 on a phone on its side, 20 on iPads.
  public static func make(width: Double, isPad: Bool = false, isLandscape: Bool = false, color: Color)
    -> Drawing
  {
    var canvas = SceneryCanvas(size: Size(width: width, height: isPad ? 20 : isLandscape ? 21 : 34))
    // 134 on 375 points (measured: 133.8) and 148 on 414 (measured: 148), so on phones the screen's width
    // times 134/375, whole points. On a phone on its side 209 of 812, on iPads 30 %:
    // assumed.
    let length = (width * (isPad ? 0.3 : isLandscape ? 209.0 / 812 : 134.0 / 375)).rounded()
    // 5 high, 8 above the bottom: measured on iPhone X (798.1 to 803.1 of 812, cropped by one point).
    let pill = Rect(x: (width - length) / 2, y: canvas.size.height - 13, width: length, height: 5)
    if length > 5, length.isFinite { canvas.add(.rect(pill, radius: 2.5, fill: color)) }
    return canvas.drawing
  }
}
