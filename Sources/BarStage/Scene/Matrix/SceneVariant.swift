public import BarGeometry
public import BarModel

/// Under which combination of a project's matrix a scene is shown.
public struct SceneVariant: Hashable, Sendable {
  public var device: String
  public var style: UserInterfaceStyle
  public var direction: LayoutDirection
  /// Major version of iOS.
  public var os: Int
  /// The matrix has several versions, so names must tell them apart.
  public var namesOS: Bool

  init(_ traits: Traits, namesOS: Bool) {
    device = traits.device.name
    style = traits.style
    direction = traits.direction
    os = traits.os
    self.namesOS = namesOS
  }

  /// Name of folders and goldens: "iPhone 15-dark-rtl", with "-os16" where versions differ. What follows the
  /// device has no dash inside, so different variants have different names.
  public var name: String {
    "\(device)-\(style.rawValue)-\(direction.rawValue)" + (namesOS ? "-os\(os)" : "")
  }

  /// For people: "iPhone 15 · dark · rtl · iOS 16".
  public var label: String {
    let parts = [device, style.rawValue, direction.rawValue] + (namesOS ? ["iOS \(os)"] : [])
    return parts.joined(separator: " · ")
  }
}
