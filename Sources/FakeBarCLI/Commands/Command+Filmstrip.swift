import FakeBar

extension Command {
  private static let crop = CommandOption(
    "crop", value: "part", "What of the screen to show: screen, bar, or x,y,width,height in points.",
    default: "screen", values: .suggested(["screen", "bar"]))

  static let filmstrip = Command(
    name: "filmstrip", abstract: "Write a labelled contact sheet of scenes.",
    discussion:
      "Nine tiles at half scale, even in progress, unless --fps, --count or --at ask for others. Every step, "
      + "strategy and variant of the project's matrix has a row.",
    arguments: [.scenes],
    options: [
      .output("file", "The .png file to write; - is standard output.", values: .files(["png"])), crop,
    ]
      + CommandOption.scenes
  ) { invocation in
    let output = try invocation.outputFile(extension: "png", later: ["pdf", "svg"])
    let overrides = try invocation.overrides()
    let jobs = try invocation.jobs()
    let crop = try cropping(invocation)
    var names: [String] = []
    var draft = FilmstripDraft(
      sampling: overrides.sampling.map { FrameSampling($0) }, crop: crop, jobs: jobs)
    try SceneSources(invocation).load(overrides) { _, scene in
      try OutputPath.check(output, against: scene.inputs)
      if case .rect = crop, crop.rect(scene.traits).isEmpty {
        let size = scene.traits.size
        throw invocation.invalid(
          Command.crop, invocation[Command.crop] ?? "",
          "it lies outside the screen of \(scene.name), which is \(Int(size.width))×\(Int(size.height)) points"
        )
      }
      if names.last != scene.name { names.append(scene.name) }
      try draft.add(scene)
    }
    let png = try draft.png()
    try invocation.write(png, to: output)
    if output != "-" { try invocation.tell(output) }
    try invocation.answer([
      ("file", .string(output)), ("scenes", .list(names.map { .string($0) })),
      ("bytes", .number(number: Double(png.count))),
    ])
    return .success
  }

  private static func cropping(_ invocation: Invocation) throws(UsageError) -> GoldenOptions.Crop {
    switch invocation[crop] {
    case nil, "screen": return .screen
    case "bar": return .bar
    case let text?:
      // As large as a scene's screen may be.
      guard let numbers = try? invocation.numbers(crop, in: 0...2048), numbers.count == 4, numbers[2] > 0,
        numbers[3] > 0
      else {
        throw invocation.invalid(crop, text, "write screen, bar or x,y,width,height in points, 0 to 2048")
      }
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }
}
