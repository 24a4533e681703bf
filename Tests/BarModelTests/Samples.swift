import BarGeometry
import BarModel

extension Traits {
  /// A phone that the device table must have.
  static func phone(
    _ name: String = "iPhone 8", os: Int = 17, style: UserInterfaceStyle = .light,
    direction: LayoutDirection = .leftToRight, locale: String = "en",
    orientation: InterfaceOrientation = .portrait, contrast: AccessibilityContrast = .normal
  ) -> Traits {
    guard let device = Device.named(name) else { preconditionFailure("no device \(name)") }
    return Traits(
      device: device, os: os, style: style, direction: direction, locale: locale, orientation: orientation,
      contrast: contrast)
  }
}

extension BarStyle {
  init(_ configure: (inout BarStyle) -> Void) {
    self.init()
    configure(&self)
  }
}

extension AppearanceStyle {
  init(_ configuration: Configuration?, _ configure: (inout AppearanceStyle) -> Void) {
    self.init(configure: configuration)
    configure(&self)
  }
}

extension NavigationItem {
  init(_ title: String?, _ configure: (inout NavigationItem) -> Void) {
    self.init(title: title)
    configure(&self)
  }
}

extension BarImage {
  static func solid(_ name: String, hasAlpha: Bool, rendering: RenderingMode = .automatic) -> BarImage {
    BarImage(
      name: name,
      summary: ImageSummary(
        digest: name, size: Size(width: 1, height: 1), hasAlpha: hasAlpha, averageColor: .white),
      rendering: rendering)
  }

  static func sized(_ name: String, _ width: Double, _ height: Double) -> BarImage {
    BarImage(
      name: name,
      summary: ImageSummary(
        digest: name, size: Size(width: width, height: height), hasAlpha: true, averageColor: .black))
  }
}

extension DynamicColor {
  /// A colour no rule knows.
  static let teal = DynamicColor(Color(red: 0, green: 0.5, blue: 0.5))
}
