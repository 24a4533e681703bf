public import BarGeometry

/// A screen that bars are laid out on, as it lies: in portrait, or turned. All lengths in points.
public struct Device: Hashable, Sendable {
  /// How the status bar is arranged.
  public enum StatusBar: String, Hashable, Sendable {
    /// Before iPhone X: one row of 20 pt.
    case classic
    /// Ears left and right of the sensor housing.
    case notch
    case island
    case pad
  }

  public var name: String
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  public var statusBar: StatusBar
  /// 0 where it is hidden.
  public var statusBarHeight: Double
  public var safeArea: EdgeInsets
  /// Height of the bar's content row: 44; 50 on iPad with SDK 12 and later (documented dump, geo-003).
  public var barHeight: Double
  /// It has been turned on its side.
  public internal(set) var isLandscape = false
  /// It is the inside of a sheet.
  public internal(set) var isSheet = false

  public init(
    name: String, size: Size, scale: Double, statusBar: StatusBar, statusBarHeight: Double,
    safeArea: EdgeInsets, barHeight: Double = 44
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.statusBar = statusBar
    self.statusBarHeight = statusBarHeight
    self.safeArea = safeArea
    self.barHeight = barHeight
  }

  public var isPad: Bool { statusBar == .pad }

  /// Where the bar's content row begins. On Dynamic Island phones the bar starts above the safe area's top, by
  /// 5 pt and one pixel (measured on iPhone 14 Pro: 53.67; assumed to hold for 62 pt phones). Others never have a
  /// safe area of more than 50.
  public var barTop: Double {
    statusBar == .island && safeArea.top > 50 ? (safeArea.top - 5 - 1 / scale).quantized : safeArea.top
  }

  /// The bottom edge of a bar with one row: status bar and content row together.
  public var barBottom: Double { barTop + barHeight }

  /// Wide screens have bar margins of 20 instead of 16 (measured: `+` item at 18.03 for W = 375, 22.03 for
  /// W ≥ 414 and for 667, a turned iPhone 8; but 62.03 = 44 + 18.03 on a turned iPhone X, W = 812).
  public var isWide: Bool { size.width >= 414 && safeArea.left == 0 && safeArea.right == 0 }
}
