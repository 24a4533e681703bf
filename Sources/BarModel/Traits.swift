public import BarGeometry

/// The environment that bars and pages are shown in (`UITraitCollection` and the screen).
public struct Traits: Hashable, Sendable {
  /// As it lies: turned when `orientation` is landscape, the inside of the sheet when shown in one.
  public var device: Device
  /// Major iOS version, 12…18.
  public var os: Int
  /// Pixels per point of the output; the device's unless a scene says otherwise.
  public var scale: Double
  public var style: UserInterfaceStyle
  public var direction: LayoutDirection
  /// BCP 47.
  public var locale: String
  public var orientation: InterfaceOrientation
  public var contentSize: ContentSizeCategory
  public var contrast: AccessibilityContrast
  /// What the display can show. Frames are sRGB all the same.
  public var gamut: DisplayGamut
  public var presentation: Presentation

  /// - Parameter device: in portrait, or as it lies already.
  public init(
    device: Device, os: Int = 17, scale: Double? = nil, style: UserInterfaceStyle = .light,
    direction: LayoutDirection = .leftToRight, locale: String = "en",
    orientation: InterfaceOrientation = .portrait, contentSize: ContentSizeCategory = .large,
    contrast: AccessibilityContrast = .normal, gamut: DisplayGamut = .srgb,
    presentation: Presentation = .fullScreen
  ) {
    let turned = device.turned(to: orientation)
    // Sheets as cards came with iOS 13 (documented).
    self.device = presentation == .sheet && os >= 13 ? turned.inSheet() : turned
    self.os = os
    self.scale = scale ?? device.scale
    // Dark mode came with iOS 13 (documented).
    self.style = os >= 13 ? style : .light
    self.direction = direction
    self.locale = locale
    self.orientation = orientation
    self.contentSize = contentSize
    self.contrast = contrast
    self.gamut = gamut
    self.presentation = presentation
  }

  /// The screen, points.
  public var size: Size { device.size }
  /// One physical pixel, points.
  public var hairline: Double { (1 / scale).quantized }
  public var isRightToLeft: Bool { direction == .rightToLeft }
  public var isDark: Bool { style == .dark }

  /// The bar has the low form of a turned phone (`UIBarMetrics.compact`). Turned Plus and Max phones keep their
  /// 44 points, and the default metrics with them.
  public var isBarCompact: Bool { device.barHeight == Device.compactBarHeight }

  /// `verticalSizeClass == .compact`: every phone on its side (documented).
  public var isVerticallyCompact: Bool { device.isLandscape && !device.isPad }
}
