import FakeBar

extension Command {
  static let trace = Command(
    name: "trace", abstract: "Tell a scene's story: life-cycle calls, hooks, fake bars.",
    arguments: [
      CommandArgument(
        name: "scene", help: "The scene file; - is standard input.", values: .files(["json5", "json"]),
        isRequired: true)
    ],
    options: [.layout] + CommandOption.scenes
  ) { invocation in
    let overrides = try invocation.overrides()
    _ = try invocation.jobs()
    let shelf = try SceneSources(invocation).load(overrides)
    var json = TraceJSON()
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
        if invocation.has(.json) {
          json.add(record(history, strategy, steps: chosen), strategy, variant: scene.variant?.name)
        } else {
          let text = text(scene, history, strategy, steps: chosen)
          try StandardOutput.write(Array(text.utf8))
        }
      }
    }
    if invocation.has(.json), !invocation.has(.layout) { try StandardOutput.print(json.text) }
    return .success
  }

  private static func text(
    _ scene: Scene, _ history: SceneHistory, _ strategy: any TransitionStrategy, steps: Set<Int>
  ) -> String {
    var trace = LifecycleTrace()
    let variant = scene.variant.map { ", \($0.name)" } ?? ""
    trace.add(heading: "strategy \(strategy.name)\(variant)")
    trace.add(start: history.start)
    for entry in history.entries where steps.contains(entry.number) {
      let frames = entry.instants(scene.sampling)
      switch entry.event {
      case .transition(let transition, let playback):
        trace.add(
          step: entry.number, transition, playback: playback, frames: frames, strategy: strategy)
        if let refusal = entry.refusal { trace.add(heading: "  \(refusal)") }
      case .scrolling(let scrolling):
        let way = [scrolling.from, scrolling.to].map { JSON5.Value.number(number: $0.quantized).json }
        trace.add(
          step: entry.number, "scroll \(scrolling.page), contentOffset \(way[0]) → \(way[1])",
          call: scrolled(entry, scrolling),
          playback: entry.playback, frames: frames)
      case .traits:
        trace.add(step: entry.number, "traits", call: nil, playback: entry.playback, frames: frames)
      }
    }
    return trace.text
  }

  private static func record(
    _ history: SceneHistory, _ strategy: any TransitionStrategy, steps: Set<Int>
  ) -> TraceRecord {
    var record = TraceRecord()
    record.add(start: history.start)
    for entry in history.entries {
      switch entry.event {
      case .transition(let transition, let playback):
        record.add(step: entry.number, transition, playback: playback, strategy: strategy)
      case .scrolling(let scrolling):
        record.add(step: entry.number, scrolled(entry, scrolling), playback: entry.playback)
      case .traits: break
      }
    }
    return record.keeping(steps: steps)
  }

  private static func scrolled(_ entry: SceneHistory.Entry, _ scrolling: Scrolling) -> LifecycleEvent {
    entry.stack.event(
      .scrollViewDidScroll, page: scrolling.page, moment: .after,
      wrote: entry.stack.top.screen.scrolledStyle)
  }
}
