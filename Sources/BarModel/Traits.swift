public import BarGeometry

/// The environment that bars and pages are shown in (`UITraitCollection` and the screen).
public struct Traits: Hashable, Sendable {
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

  public init(
    device: Device, os: Int = 17, scale: Double? = nil, style: UserInterfaceStyle = .light,
    direction: LayoutDirection = .leftToRight, locale: String = "en",
    orientation: InterfaceOrientation = .portrait, contentSize: ContentSizeCategory = .large,
    contrast: AccessibilityContrast = .normal, gamut: DisplayGamut = .srgb
  ) {
    self.device = device
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
  }

  /// The screen, points.
  public var size: Size { device.size }
  /// One physical pixel, points.
  public var hairline: Double { (1 / scale).quantized }
  public var isRightToLeft: Bool { direction == .rightToLeft }
  public var isDark: Bool { style == .dark }
}
