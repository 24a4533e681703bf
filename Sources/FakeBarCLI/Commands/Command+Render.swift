import FakeBar

extension Command {
  static let render = Command(
    name: "render", abstract: "Render the frames of scenes as PNG files.",
    discussion:
      "Writes <dir>/<scene>/<step>/<strategy>/frame-0000.png and so on, with a frames.json beside them that "
      + "says what each frame shows. Frames of an older run that are no longer wanted are removed.",
    arguments: [.scenes],
    options: [.output("dir", "The folder to write into; it is made.", values: .folders)]
      + CommandOption.scenes
  ) { invocation in
    let output = invocation.values["output"] ?? ""
    guard output != "-" else {
      throw invocation.usage("Frames cannot go to standard output: name a folder with -o")
    }
    let overrides = try invocation.overrides()
    let jobs = try invocation.jobs()
    let sources = try SceneSources(invocation)
    try sources.checkNames(invocation)
    let scenes = try sources.load(overrides)
    // All problems first: nothing is written when a scene cannot be staged.
    for scene in scenes { _ = try SceneStager(scene).steps() }
    var total = RenderTotal()
    for scene in scenes {
      let summary = try StraightLine.render(scene, to: output, jobs: jobs)
      for folder in summary.folders { try invocation.tell(folder) }
      total.add(summary)
    }
    try invocation.tell(total.text)
    try invocation.answer(total.json)
    return .success
  }
}

/// What all scenes of a call come to.
private struct RenderTotal {
  private var frames = 0
  private var folders: [String] = []
  private var counters = RenderCounters()

  mutating func add(_ summary: RenderSummary) {
    frames += summary.frames
    folders += summary.folders
    counters = counters + summary.counters
  }

  var text: String {
    "\(frames) \(frames == 1 ? "frame" : "frames") in \(folders.count) \(folders.count == 1 ? "folder" : "folders")"
  }

  var json: [(String, JSON5.Value)] {
    [
      ("frames", .number(number: Double(frames))), ("folders", .list(folders.map { .string($0) })),
      (
        "counters",
        .members([
          ("rasterizations", .number(number: Double(counters.rasterizations))),
          ("flattenings", .number(number: Double(counters.flattenings))),
          ("blurs", .number(number: Double(counters.blurs))),
          ("isolations", .number(number: Double(counters.isolations))),
          ("copiedPixels", .number(number: Double(counters.copiedPixels))),
          ("blendedPixels", .number(number: Double(counters.blendedPixels))),
          ("occludedLayers", .number(number: Double(counters.occludedLayers))),
        ])
      ),
    ]
  }
}
