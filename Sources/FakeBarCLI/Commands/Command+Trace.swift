import FakeBar

extension Command {
  static let trace = Command(
    name: "trace", abstract: "Tell a scene's story: life-cycle calls, hooks, fake bars.",
    arguments: [
      CommandArgument(
        name: "scene", help: "The scene file; - is standard input.", values: .files(["json5", "json"]),
        isRequired: true)
    ],
    options: [.layout]
      + CommandOption.scenes.map { option in
        option.name == "json" ? CommandOption("json", "With --layout: print JSON, for programs.") : option
      }
  ) { invocation in
    guard invocation.has(.layout) || !invocation.has(.json) else {
      throw invocation.usage("The option '--json' is not supported yet (JSON traces): add --layout")
    }
    let overrides = try invocation.overrides()
    _ = try invocation.jobs()
    let shelf = try SceneSources(invocation).load(overrides)
    for index in shelf.jobs.indices {
      let scene = try shelf.scene(index)
      let numbers = scene.visibleSteps
      // The whole story unless somebody asks for a part of it.
      let chosen = Set((overrides.selection ?? .all).chosen(of: numbers))
      if case .numbers(let wanted)? = overrides.selection, chosen.isEmpty {
        throw StagingError.noSuchStep(wanted.first ?? 0, file: scene.file, visible: numbers)
      }
      if invocation.has(.layout) {
        try traceLayout(scene, steps: chosen, asJSON: invocation.has(.json))
        continue
      }
      for strategy in scene.strategies {
        let history = try SceneStager(scene).history(strategy)
        var trace = LifecycleTrace(motion: scene.motion)
        let variant = scene.variant.map { ", \($0.name)" } ?? ""
        trace.add(heading: "strategy \(strategy.name)\(variant)")
        trace.add(start: history.start)
        for (number, transition) in history.transitions where chosen.contains(number) {
          trace.add(step: number, transition, strategy: strategy)
        }
        try StandardOutput.write(Array(trace.text.utf8))
      }
    }
    return .success
  }
}
