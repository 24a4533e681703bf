import BarDisplay
import BarInspection
import BarModel
import BarMotion
import BarPixels
import BarRendering
import BarStage
import FakeBar
import Foundation

/// Scenes written in tests on their way to inspections, with defects put into their frames by hand.
enum Bench {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Green pushed over by purple on a screen of 200 × 300 points.
  static let greenToPurple = """
    {traits: {size: [200, 300], scale: 2, os: 14}, screens: {
    a: {title: "A", bar: {translucent: false, barTintColor: "#34C759", tintColor: "#000", titleTextAttributes: {color: "#000"}},
        content: {color: "#FFFFFF"}},
    b: {title: "B", bar: {translucent: false, barTintColor: "#AF52DE", tintColor: "#FFF", titleTextAttributes: {color: "#FFF"}},
        content: {color: "#F2F2F7"}}},
    stack: ["a"], steps: [{push: "b"}, {pop: true}, {push: "b"}], frames: {count: 7}}
    """

  static func scene(_ text: String, strategy: String? = nil, direction: LayoutDirection? = nil) throws
    -> Scene
  {
    var overrides = SceneOverrides()
    overrides.strategies = strategy.map { [$0] }
    overrides.direction = direction
    overrides.selection = .all
    return try SceneLoader.scene(
      bytes: Array(text.utf8), file: root + "/Assets/Scenes/written.json5", overrides: overrides)
  }

  /// One step of a scene, inspected after `damage`.
  static func findings(
    _ text: String = Bench.greenToPurple, strategy: String = "fakeBar", step: Int = 1,
    direction: LayoutDirection? = nil, damage: (inout Flight) throws -> Void
  ) throws -> [Finding] {
    let scene = try scene(text, strategy: strategy, direction: direction)
    guard let staged = try SceneStager(scene).steps().first(where: { $0.number == step }),
      var flight = staged.flight(scene.sampling)
    else { return [] }
    try damage(&flight)
    let compositors = [1.0, scene.traits.scale].map { scale in
      (
        scale,
        Compositor(rasterizer: Rasterizer(fonts: scene.fonts), images: scene.images, cache: RasterCache())
      )
    }
    return try CheckList.findings(
      in: Inspection(step: step, flight: flight, healthy: staged.choreography) { list in
        let compositor = compositors.last { $0.0 == list.scale }?.1 ?? compositors[0].1
        return try compositor.render(list)
      })
  }

  /// Identifiers of the checks that found something, notes apart.
  static func ids(_ findings: [Finding]) -> [String] {
    var ids: [String] = []
    for finding in findings where !finding.isNote && !ids.contains(finding.check) {
      ids.append(finding.check)
    }
    return ids
  }
}

extension Flight {
  /// Changes every layer of this name in a frame; nil takes it away.
  mutating func change(_ name: String, in frame: Int, _ body: (inout Layer) -> Bool) {
    func changed(_ layers: [Layer]) -> [Layer] {
      layers.compactMap { layer in
        var layer = layer
        layer.sublayers = changed(layer.sublayers)
        guard layer.name == name else { return layer }
        return body(&layer) ? layer : nil
      }
    }
    lists[frame].layers = changed(lists[frame].layers)
  }

  mutating func remove(_ name: String, in frame: Int) { change(name, in: frame) { _ in false } }
}
