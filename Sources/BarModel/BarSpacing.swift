public import BarGeometry

/// Distances inside a bar, points.
public enum BarSpacing {
  /// Frame of the system's back indicator (view dumps of iOS 8 to 10; ink 12.1–12.7 × 19.8–20.9 measured).
  public static let chevron = Size(width: 13, height: 21)
  /// Between a title and the groups beside it: the minimum inter-item space of iOS 11 and later (layout trace).
  static let titleGap = 8.0
  /// Between two buttons (assumed: two paddings of 8).
  static let itemGap = 16.0

  /// Side margin: 16, on wide devices 20 (measured by the `+` item).
  static func margin(_ device: Device) -> Double { device.isWide ? 20 : 16 }

  /// Left edge of the back indicator: 8, on wide devices 12 (view dumps; measured ink at 8.7 and 13.2).
  static func backMargin(_ device: Device) -> Double { device.isWide ? 12 : 8 }

  /// Where the back label's text starts: 27 (measured on iPhone 6 and X); 30 on wide devices (measured 29.6 on
  /// iPhone 11 Pro Max, one recording).
  public static func backLabelX(_ device: Device) -> Double { device.isWide ? 30 : 27 }
}
