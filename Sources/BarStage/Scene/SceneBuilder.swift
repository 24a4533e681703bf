import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import BarRendering

/// Turns a checked file into a `Scene`. What the table could not know is found here: names of screens,
/// images, pages pushed twice.
struct SceneBuilder {
  let file: SceneFile
  let overrides: SceneOverrides
  let assets: AssetLoader
  let traits: Traits
  /// `defaults.traits` of the project.
  var defaults: JSON5.Node?
  var problems: [Diagnostic] = []
  /// What a reader may want to know of assets that are used all the same.
  var notes: [Diagnostic] = []

  var source: SourceMap { file.source }

  mutating func report(_ node: JSON5.Node, _ path: ScenePath, _ message: String, remedy: String) {
    problems.append(source.diagnostic(at: node, path: "\(path)", message: message, remedy: remedy))
  }

  /// - Throws: `SceneFileError` with everything found wrong.
  mutating func scene(named name: String, fonts: FontLibrary) throws(SceneFileError) -> Scene {
    let root = file.root
    let kinds = kinds()
    let bar = initialBar(kinds)
    var screens = self.screens()
    putUniformBack(on: &screens)
    placeScrollViews(of: &screens, under: bar)
    let stack = self.stack(screens)
    let steps = self.steps(screens)
    let container =
      color(root["container"]?["background"]) ?? DynamicColor(system: "systemBackground") ?? .clear
    takeFindings()
    if !problems.isEmpty { throw SceneFileError(once(problems)) }
    noteGlyphs(fonts)
    var scene = Scene(
      name: name, file: source.file, title: root["title"]?.string, traits: traits,
      window: container, bar: bar, fonts: fonts, screens: screens,
      kinds: kinds, stack: stack, steps: steps, selection: overrides.selection ?? selection(),
      strategies: try strategies(), faults: try faults(), expectations: expectations(),
      interactivePop: interactivePop(), motion: motion(), sampling: sampling(), golden: golden(),
      images: assets.store, variant: nil,
      inputs: assets.inputs, notes: once(notes), places: ScenePlaces(file))
    try checkGolden(scene)
    try checkSelection(scene)
    let history = try rehearse(scene)
    scene.notes = once(scene.notes + refusals(history, of: scene.steps))
    return scene
  }

  /// A mistake in a named bar or in a screen that others extend is found wherever it comes to stand.
  private func once(_ problems: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    let first = problems.filter { seen.insert("\($0.file):\($0.line):\($0.column) \($0.message)").inserted }
    return Array(first.prefix(SceneTable.maximumDiagnostics))
  }

  /// A wait cannot be rendered; numbers that no step has were found before.
  private func checkSelection(_ scene: Scene) throws(SceneFileError) {
    guard overrides.selection == nil, let node = file.root["render"], !scene.visibleSteps.isEmpty,
      let number = scene.selection.missing(from: scene.visibleSteps)
    else { return }
    let numbers = scene.visibleSteps.map(String.init).joined(separator: ", ")
    throw SourcePlace(source: source, offset: node.offset, path: "$.render")
      .error("step \(number) is a wait and shows nothing", remedy: "use \(numbers)")
  }

  /// Runs the steps once, so that a pop of the root is an error of the file and not of the renderer.
  private func rehearse(_ scene: Scene) throws(SceneFileError) -> SceneHistory {
    do throws(StackError) {
      _ = try NavigationStack(pages: scene.stack, bar: scene.bar, ownership: .shared)
    } catch {
      throw SourcePlace(
        source: source, offset: file.root["stack"]?.offset ?? file.root.offset, path: "$.stack"
      ).error("the stack refuses this", remedy: "\(error)")
    }
    do {
      var teller = try StoryTeller(scene, SharedBarStrategy())
      return try teller.history()
    } catch let error as SceneFileError { throw error } catch {
      throw SourcePlace(source: source, offset: file.root.offset, path: "$.steps")
        .error("the steps cannot be run", remedy: "\(error)")
    }
  }
}
