import FakeBar

extension Command {
  private static let digest = CommandOption(
    "digest", value: "kind",
    "Which digest of each frame's pixels frames.json gives: xxh128 (XXH3 of 128 bits), sha256, which doubles the "
      + "work, or none.",
    default: "xxh128", values: .oneOf(FrameDigest.allCases.map(\.rawValue) + ["none"]))

  static let render = Command(
    name: "render", abstract: "Render the frames of scenes as PNG files.",
    discussion:
      "Writes <dir>/<scene>/<step>/<strategy>/frame-0000.png and so on, with a frames.json beside them that "
      + "says what each frame shows. Where the project has a matrix, each variant has a folder in between, such as "
      + "'iPhone 15-dark-ltr', and --device, --style, --direction, --os and --strategy choose among them. Frames of "
      + "an older run that are no longer wanted are removed.",
    arguments: [.scenes],
    options: [.output("dir", "The folder to write into; it is made.", values: .folders), digest]
      + CommandOption.scenes
  ) { invocation in
    let output = invocation.values["output"] ?? ""
    guard output != "-" else {
      throw invocation.usage("Frames cannot go to standard output: name a folder with -o")
    }
    let overrides = try invocation.overrides()
    let jobs = try invocation.jobs()
    // The parser lets nothing else through than their names and none.
    let digest = FrameDigest(rawValue: invocation[digest] ?? FrameDigest.xxh128.rawValue)
    let sources = try SceneSources(invocation)
    try sources.checkNames(invocation)
    // All problems first: nothing is written when a scene cannot be staged. Scenes are not kept, because a matrix
    // makes many of each.
    var last: (index: Int, steps: [StagedStep])?
    let shelf = try sources.load(overrides) { last = ($0, try SceneStager($1).steps()) }
    var total = RenderTotal()
    for index in shelf.jobs.indices {
      let scene = try shelf.scene(index)
      let steps = last?.index == index ? last?.steps : nil
      let summary = try StraightLine.render(scene, steps: steps, to: output, jobs: jobs, digest: digest)
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
          ("repeatedPixels", .number(number: Double(counters.repeatedPixels))),
          ("reusedBackdrops", .number(number: Double(counters.reusedBackdrops))),
          ("occludedLayers", .number(number: Double(counters.occludedLayers))),
        ])
      ),
    ]
  }
}
