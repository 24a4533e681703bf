import BarGeometry
import BarInspection
package import BarStage

/// What a scene's goldens ignore, held against what they show: a part that is nowhere is a slip of the pen.
package struct IgnoredParts {
  private let scene: Scene

  package init(_ scene: Scene) { self.scene = scene }

  /// - Parameter isWhole: all steps and strategies of the scene are there.
  /// - Throws: `SceneFileError` at the place of the first part that is in no picture.
  package func check(_ steps: [StagedStep], isWhole: Bool) throws {
    for (index, part) in scene.golden.ignored.enumerated() {
      switch part {
      case .rect(let rect):
        let areas = steps.map { GoldenArea(scene, $0) }
        guard areas.isEmpty || areas.contains(where: { $0.shows(rect) }) else {
          throw outside(areas.map(\.crop), index)
        }
      case .layer(let name):
        // Another strategy or another variant may well have it.
        guard isWhole, scene.variant == nil else { continue }
        let names = names(steps)
        guard names.contains(name) else { throw unknown(name, names.sorted(), index) }
      }
    }
  }

  private func names(_ steps: [StagedStep]) -> Set<String> {
    var names: Set<String> = []
    for step in steps {
      for sample in step.samples(scene.golden.sampling) {
        names.formUnion(sample.list.placedLayers.flatMap(\.names))
      }
    }
    return names
  }

  private func outside(_ crops: [PixelRect], _ index: Int) -> SceneFileError {
    let tallest = crops.reduce(.zero) { $0.area < $1.area ? $1 : $0 }
    let scale = scene.traits.scale
    func points(_ pixels: Int) -> String {
      let points = (Double(pixels) / scale * 1000).rounded() / 1000
      return Int(exactly: points).map { "\($0)" } ?? "\(points)"
    }
    return error(
      index, "rect",
      "it lies outside of what goldens keep, which is \(points(tallest.width))×\(points(tallest.height)) points "
        + "from \(points(tallest.x)), \(points(tallest.y))",
      remedy: "correct it, keep more of the screen by golden.crop, or remove it")
  }

  private func unknown(_ name: String, _ names: [String], _ index: Int) -> SceneFileError {
    let remedy = Suggestion.closest(to: name, in: names).map { "did you mean \(Quote($0))?" }
    return error(
      index, "layer", "no frame of the goldens has a layer \(Quote(name))",
      remedy: remedy ?? "write a name of their display lists: \(Quote.choice(names))")
  }

  private func error(_ index: Int, _ key: String, _ message: String, remedy: String) -> SceneFileError {
    SceneFileError([
      scene.places.diagnostic(
        at: [.name("golden"), .name("ignore"), .index(index), .name(key)], message: message, remedy: remedy,
        severity: .error)
    ])
  }
}
