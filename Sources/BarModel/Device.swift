public import BarGeometry

/// A screen that bars are laid out on, in portrait. All lengths in points.
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
  public var statusBarHeight: Double
  public var safeArea: EdgeInsets
  /// Height of the bar's content row; 50 on iPad with SDK 12 and later (documented dump, geo-003).
  public var barHeight: Double

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

  /// The device as an older system lays it out: iPhone XR and 11 had a status bar of 44 before iOS 14 (documented).
  public func running(os: Int) -> Device {
    guard os < 14, statusBar == .notch, safeArea.top == 48 else { return self }
    var older = self
    older.statusBarHeight = 44
    older.safeArea.top = 44
    return older
  }

  /// Where the bar's content row begins. On Dynamic Island phones the bar starts above the safe area's top, by
  /// 5 pt and one pixel (measured on iPhone 14 Pro: 53.67; assumed to hold for 62 pt phones).
  public var barTop: Double {
    statusBar == .island ? (safeArea.top - 5 - 1 / scale).quantized : safeArea.top
  }

  /// The bar's bottom edge: status bar and content row together.
  public var barBottom: Double { barTop + barHeight }

  /// Wide screens have bar margins of 20 instead of 16 (measured: `+` item at 18.03 for W = 375, 22.03 for
  /// W ≥ 414).
  public var isWide: Bool { size.width >= 414 }
}
