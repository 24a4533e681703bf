import FakeBar

extension Command {
  static let compare = Command(
    name: "compare", abstract: "Show a scene under every strategy, with what inspections say of each.",
    discussion:
      "The strategies are those of --strategy, else the scene's own and then all others. The first is what the "
      + "others are compared with. The file is a sheet (.png), a page with sheet and findings (.html) or "
      + "the findings alone (.json).",
    arguments: [
      CommandArgument(
        name: "scene", help: "The scene file; - is standard input.", values: .files(["json5", "json"]),
        isRequired: true)
    ],
    options: [
      .output(
        "file", "The .html, .png or .json file to write; - is JSON to standard output.",
        values: .files(["html", "png", "json"]))
    ] + CommandOption.scenes
  ) { invocation in
    let output = invocation.values["output"] ?? ""
    guard output == "-" || ["html", "png", "json"].contains(where: { output.hasSuffix(".\($0)") }) else {
      throw invocation.usage("The name of the file says what it is: end it in .html, .png or .json")
    }
    let overrides = try invocation.overrides()
    let jobs = try invocation.jobs()
    var comparisons: [SceneComparison] = []
    try SceneSources(invocation).load(overrides) { _, scene in
      if output != "-" { try OutputPath.check(output, against: scene.inputs) }
      comparisons.append(
        try SceneComparison(
          scene, strategies: overrides.strategies == nil ? nil : scene.strategies, jobs: jobs))
    }
    let variants = comparisons.map { $0.scene.variant?.label ?? "" }
    guard let comparison = comparisons.first, comparisons.count == 1 else {
      throw invocation.usage(
        "One scene is compared at a time, and the project's matrix makes \(comparisons.count) of it: choose one "
          + "with --device, --style, --direction or --os (\(variants.joined(separator: "; ")))")
    }
    if output == "-" {
      try StandardOutput.print(comparison.json)
      return .success
    }
    let sampling = overrides.sampling.map { FrameSampling($0) }
    if output.hasSuffix(".json") {
      try invocation.write(Array((comparison.json + "\n").utf8), to: output)
    } else {
      let sheet = try comparison.sheet(sampling: sampling, jobs: jobs)
      let isPage = output.hasSuffix(".html")
      try invocation.write(isPage ? Array(comparison.html(png: sheet).utf8) : sheet, to: output)
    }
    try invocation.tell(output)
    guard !invocation.has(.json) else {
      try StandardOutput.print(comparison.json)
      return .success
    }
    for step in comparison.steps {
      let reference = comparison.strategies.first ?? ""
      try invocation.tell(
        "step \(step.number) \(step.operation) · \(step.strategy): \(step.remark(comparedWith: reference))")
    }
    return .success
  }
}
