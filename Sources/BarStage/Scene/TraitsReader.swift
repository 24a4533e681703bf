import BarGeometry
import BarModel

/// Reads the environment first: images and colours depend on it.
struct TraitsReader {
  var file: SceneFile
  var overrides: SceneOverrides
  /// `defaults.traits` of the project.
  var defaults: JSON5.Node?

  func traits() throws(SceneFileError) -> Traits {
    let own = file.root["traits"]
    let node = defaults.map { base in own.map { base.merging($0) } ?? base } ?? own
    let os = overrides.os ?? node?["os"]?.integer ?? 17
    var device = try device(node).running(os: os)
    if let size = node?["size"]?.elements.compactMap(\.number), size.count == 2, overrides.device == nil {
      device = custom(device, size: Size(width: size[0], height: size[1]), isNamed: node?["device"] != nil)
    }
    if let height = node?["statusBarHeight"]?.number {
      device.statusBarHeight = height
      if node?["safeArea"]?["top"] == nil { device.safeArea.top = height }
    }
    if let area = node?["safeArea"] {
      device.safeArea = EdgeInsets(
        top: area["top"]?.number ?? device.safeArea.top, left: area["left"]?.number ?? 0,
        bottom: area["bottom"]?.number ?? device.safeArea.bottom, right: area["right"]?.number ?? 0)
    }
    return Traits(
      device: device, os: os,
      scale: overrides.scale ?? node?["scale"]?.number,
      style: overrides.style ?? node?["style"]?.string.flatMap(UserInterfaceStyle.init) ?? .light,
      direction: overrides.direction ?? node?["direction"]?.string.flatMap(LayoutDirection.init)
        ?? .leftToRight,
      locale: node?["locale"]?.string ?? "en")
  }

  private func device(_ node: JSON5.Node?) throws(SceneFileError) -> Device {
    let name = overrides.device ?? node?["device"]?.string ?? "iPhone 15"
    if let device = Device.named(name) { return device }
    let hint = Suggestion.closest(to: name, in: Device.allNames).map { "did you mean \(Quote($0))?" }
    throw SourcePlace(
      source: file.source, offset: (node?["device"] ?? file.root).offset, path: "$.traits.device"
    ).error("there is no device \(Quote(name))", remedy: hint ?? "see the list of `fakebar devices`")
  }

  /// A screen of the scene's own: a status bar of 20 points unless it says more.
  private func custom(_ device: Device, size: Size, isNamed: Bool) -> Device {
    var result = device
    result.size = size
    if !isNamed {
      result.name = "custom"
      result.statusBar = .classic
      result.statusBarHeight = 20
      result.safeArea = EdgeInsets(top: 20)
    }
    return result
  }
}
