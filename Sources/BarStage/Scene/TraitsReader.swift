import BarGeometry
import BarModel

/// Reads the environment first: images and colours depend on it.
struct TraitsReader {
  var file: SceneFile
  var overrides: SceneOverrides
  /// `defaults.traits` of the project.
  var defaults: JSON5.Node?
  /// What steps have changed since, the latest last; it wins over options too.
  var changes: [JSON5.Node] = []

  func traits() throws(SceneFileError) -> Traits {
    let own = file.root["traits"]
    var node = defaults.map { base in own.map { base.merging($0) } ?? base } ?? own
    for change in changes { node = node?.merging(change) ?? change }
    let overrides = changes.reduce(overrides) { $0.yielding(to: $1) }
    let os = overrides.os ?? node?["os"]?.integer ?? 17
    var device = try device(node).running(os: os)
    if let size = node?["size"]?.elements.compactMap(\.number), size.count == 2, overrides.device == nil {
      device = custom(device, size: Size(width: size[0], height: size[1]), isNamed: node?["device"] != nil)
    }
    device = placed(device, node, os: os)
    return Traits(
      device: device, os: os,
      scale: overrides.scale ?? node?["scale"]?.number,
      style: overrides.style ?? word(node?["style"]) ?? .light,
      direction: overrides.direction ?? word(node?["direction"]) ?? .leftToRight,
      locale: node?["locale"]?.string ?? "en", orientation: word(node?["orientation"]) ?? .portrait,
      contentSize: word(node?["contentSize"]) ?? .large, contrast: word(node?["contrast"]) ?? .normal,
      gamut: word(node?["gamut"]) ?? .srgb, presentation: word(node?["presentation"]) ?? .fullScreen)
  }

  /// Documented: dark mode came with iOS 13. A frame that is light all the same would be a silent lie.
  /// - Parameter os: as `traits` found it.
  func checkStyle(os: Int) throws(SceneFileError) {
    let node = file.root["traits"]?["style"] ?? defaults?["style"]
    guard os < 13, (overrides.style ?? word(node)) == UserInterfaceStyle.dark else { return }
    throw SourcePlace(
      source: file.source, offset: (node ?? file.root).offset, path: "$.traits.style"
    ).error("iOS \(os) has no dark mode", remedy: "use style: \"light\", or os: 13 and later")
  }

  private func word<Word: RawRepresentable<String>>(_ node: JSON5.Node?) -> Word? {
    node?.string.flatMap(Word.init(rawValue:))
  }

  /// The device as it lies, with what the scene says of it then.
  private func placed(_ portrait: Device, _ node: JSON5.Node?, os: Int) -> Device {
    var device = portrait.turned(to: word(node?["orientation"]) ?? .portrait)
    if os >= 13, word(node?["presentation"]) == Presentation.sheet {
      let own = node?["size"] == nil || overrides.device != nil ? nil : device.size
      device = device.inSheet()
      // A size of the scene's own is that of the picture.
      if let own { device.size = own }
    }
    if let height = node?["statusBarHeight"]?.number {
      device.statusBarHeight = height
      if node?["safeArea"]?["top"] == nil { device.safeArea.top = height }
    }
    if let area = node?["safeArea"] {
      device.safeArea = EdgeInsets(
        top: area["top"]?.number ?? device.safeArea.top, left: area["left"]?.number ?? device.safeArea.left,
        bottom: area["bottom"]?.number ?? device.safeArea.bottom,
        right: area["right"]?.number ?? device.safeArea.right)
    }
    if let height = node?["barHeight"]?.number { device.barHeight = height }
    return device
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
