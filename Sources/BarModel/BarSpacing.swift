public import BarGeometry

/// Distances inside a bar, points.
public enum BarSpacing {
  /// Frame of the system's back indicator (view dumps of iOS 8 to 10; ink 12.1–12.7 × 19.8–20.9 measured).
  public static let chevron = Size(width: 13, height: 21)
  /// Between a title and the groups beside it: the minimum inter-item space of iOS 11 and later (layout trace).
  static let titleGap = 8.0
  /// Between what two buttons take up: the same space, `minimumInterItemSpace` (view dump).
  static let itemGap = 8.0
  /// Beside the image of a button, part of what the button takes up (view dump of iOS 13: a 24 pt image in 46 pt).
  static let imagePadding = 11.0
  /// Beside the outermost button's content; the group begins this far outside the margin (view dumps).
  static let edgePadding = 8.0
  /// What the title of a button takes up at least (view dump of iOS 13: 38 for two ideographs).
  static let minimumTitleWidth = 38.0
  /// Beside a title with a background image (assumed: as at the edge), and the background's height (view dump of
  /// iOS 8: buttons are 30 high).
  static let backgroundPadding = 8.0
  static let backgroundHeight = 30.0
  /// From the back button to left items beside it (layout trace of iOS 12: button to 69, leading guide from 75).
  static let afterBackButton = 6.0

  /// Side margin without safe area: 16, on wide devices 20 (measured by the `+` item).
  static func margin(_ device: Device) -> Double { device.isWide ? 20 : 16 }

  /// Side margin of the logical left edge, the right one in right-to-left layout. Inside a safe area iOS 13 and later
  /// keep 16 (measured: `+` at 62.03 beside an inset of 44), iOS 12 20 (measured: 64).
  static func leadingMargin(_ traits: Traits) -> Double { margin(traits, inset: leadingInset(traits)) }

  static func trailingMargin(_ traits: Traits) -> Double {
    let area = traits.device.safeArea
    return margin(traits, inset: traits.isRightToLeft ? area.left : area.right)
  }

  private static func margin(_ traits: Traits, inset: Double) -> Double {
    inset > 0 ? inset + (traits.os >= 13 ? 16 : 20) : margin(traits.device)
  }

  /// Left edge of the back indicator: 8, on wide devices 12 (view dumps; measured ink at 8.7 and 13.2), always 8
  /// short of the margin, inside the safe area.
  static func backMargin(_ traits: Traits) -> Double { leadingMargin(traits) - edgePadding }

  /// Where the back label's text starts: 27 (measured on iPhone 6 and X); 30 on wide devices (measured 29.6 on
  /// iPhone 11 Pro Max, one recording).
  public static func backLabelX(_ traits: Traits) -> Double {
    backMargin(traits) + (backMargin(traits) == 12 ? 18 : 19)
  }

  private static func leadingInset(_ traits: Traits) -> Double {
    let area = traits.device.safeArea
    return traits.isRightToLeft ? area.right : area.left
  }
}
