import BarGeometry
import BarModel
import BarPixels

extension SceneBuilder {
  func golden() -> GoldenOptions {
    var options = GoldenOptions()
    guard let node = file.root["golden"], node.isObject else { return options }
    if let frames = node["frames"] { options.sampling = sampling(frames) }
    if let crop = node["crop"] {
      if crop.string == "screen" { options.crop = .screen }
      if let rect = rectangle(crop) { options.crop = .rect(rect) }
    }
    if let kinds = node["kinds"] {
      options.kinds = Set(kinds.elements.compactMap { $0.string.flatMap(GoldenOptions.Kind.init) })
    }
    for element in node["ignore"]?.elements ?? [] {
      if let rect = element["rect"].flatMap(rectangle) { options.ignored.append(.rect(rect)) }
      if let name = element["layer"]?.string { options.ignored.append(.layer(name)) }
    }
    options.tolerance = tolerance(node["tolerance"])
    return options
  }

  private func rectangle(_ node: JSON5.Node) -> Rect? {
    let numbers = node.elements.compactMap(\.number)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Zero and false are words like others: a limit of 0 is a limit.
  private func tolerance(_ node: JSON5.Node?) -> GoldenTolerance {
    var tolerance = GoldenTolerance()
    tolerance.metric = node?["metric"].flatMap(word) ?? tolerance.metric
    tolerance.threshold = node?["threshold"]?.number ?? tolerance.threshold
    tolerance.maxDiffPixels = node?["maxDiffPixels"]?.integer
    tolerance.maxDiffRatio = node?["maxDiffRatio"]?.number
    tolerance.maxWindowPixels = node?["maxWindowPixels"]?.integer
    tolerance.ignoresAntialiasing = node?["aa"]?.bool ?? tolerance.ignoresAntialiasing
    tolerance.background = node?["background"].flatMap(word) ?? tolerance.background
    return tolerance
  }

  /// What of goldens is wrong only with this metric, or on this screen.
  func checkGolden(_ scene: Scene) throws(SceneFileError) {
    guard let node = file.root["golden"] else { return }
    try checkCrop(scene, node["crop"])
    try checkThreshold(scene.golden.tolerance, node["tolerance"]?["threshold"])
    for (index, element) in (node["ignore"]?.elements ?? []).enumerated() {
      try checkIgnored(scene, element["rect"], index)
    }
  }

  /// A part of the screen must be on it, on every device that a matrix asks for.
  private func checkCrop(_ scene: Scene, _ node: JSON5.Node?) throws(SceneFileError) {
    guard let node, scene.golden.crop.rect(scene.traits).isEmpty else { return }
    throw SourcePlace(source: source, offset: node.offset, path: "$.golden.crop").error(
      outside(scene), remedy: "choose a part of the screen, or write \"screen\" or \"bar\"")
  }

  private func checkIgnored(_ scene: Scene, _ node: JSON5.Node?, _ index: Int) throws(SceneFileError) {
    let screen = Rect(origin: .zero, size: scene.traits.size)
    guard let node, let rect = rectangle(node), rect.intersection(screen).isEmpty else { return }
    throw SourcePlace(source: source, offset: node.offset, path: "$.golden.ignore[\(index)].rect").error(
      outside(scene), remedy: "choose a part of the screen, or remove it")
  }

  private func outside(_ scene: Scene) -> String {
    let size = scene.traits.size
    return "it lies outside the screen of \(Quote(scene.traits.device.name)), which is "
      + "\(JSONLine.text(size.width))×\(JSONLine.text(size.height)) points"
  }

  private func checkThreshold(_ tolerance: GoldenTolerance, _ node: JSON5.Node?) throws(SceneFileError) {
    let (metric, threshold) = (tolerance.metric, tolerance.threshold)
    guard let node, threshold > metric.largestThreshold else { return }
    let place = SourcePlace(source: source, offset: node.offset, path: "$.golden.tolerance.threshold")
    guard metric == .exact else {
      let largest = JSONLine.text(metric.largestThreshold)
      throw place.error(
        "a threshold of \(JSONLine.text(threshold)) makes no sense with the metric \"\(metric.rawValue)\"",
        remedy: "write a number from 0 to \(largest)")
    }
    throw place.error(
      "the metric \"exact\" takes no threshold",
      remedy: "name another metric beside it, such as metric: \"yiq\", or remove it")
  }
}
