import FakeBar

extension Command {
  static let inspect = Command(
    name: "inspect", abstract: "Check the frames of scenes for physical defects.",
    discussion:
      "Looks at every step of every scene, under the scene's strategies and those that its expectations name. Findings "
      + "say where, when, which layer, the likely cause in UIKit's terms, and how the law behind them is known. What "
      + "UIKit does by design is a note and never fails. With --frames the frames are PNG files from elsewhere, of "
      + "one transition, the first and the last at rest.",
    arguments: [.scenes], options: [.marks, .frames, .failOn, .checks] + CommandOption.scenes
  ) { invocation in
    if invocation.has(.checks) { return try listChecks(invocation) }
    if let folder = invocation[.frames] { return try inspect(recording: folder, invocation) }
    let output = try invocation[.marks].map { _ in try invocation.outputFile(extension: "png") }
    let overrides = try invocation.overrides()
    let jobs = try invocation.jobs()
    var report = InspectionReport()
    var draft = FilmstripDraft(sampling: nil, crop: .screen, jobs: jobs)
    try SceneSources(invocation).load(overrides) { _, scene in
      if let output { try OutputPath.check(output, against: scene.inputs) }
      var scene = scene
      // All of the story, whatever the scene renders.
      if overrides.selection == nil { scene.selection = .all }
      let inspector = SceneInspector(scene, addsExpected: overrides.strategies == nil, jobs: jobs)
      let found = try inspector.report()
      if output != nil { try draft.add(try inspector.inspected(), found) }
      report.add(found)
    }
    if let output {
      if draft.isEmpty {
        StandardError.print("nothing to mark: no sheet is written")
      } else {
        try invocation.write(try draft.png(), to: output)
      }
    }
    return try invocation.answer(report, isSilent: output == "-")
  }

  /// Frames that were made elsewhere.
  private static func inspect(recording folder: String, _ invocation: Invocation) throws -> ExitCode {
    guard invocation.arguments.isEmpty else {
      throw invocation.usage(
        "'--frames' takes the place of scenes: leave out \(Quote(invocation.arguments[0]))")
    }
    let others = invocation.command.options.filter { option in
      invocation.has(option) && ![.frames, .scale, .failOn, .json, .quiet, .color].contains(option)
    }
    if let stray = others.first {
      throw invocation.usage("'\(stray.title)' is about scenes: leave it out with --frames")
    }
    // Recordings are often made smaller than the screen.
    let numbers = try invocation.numbers(.scale, in: 0...4)
    guard let scale = numbers?.first, numbers?.count == 1, scale >= 0.25 else {
      throw invocation.usage("'--frames' needs '--scale <factor>', pixels per point from 0.25 to 4: add it")
    }
    let recording: Recording
    do { recording = try RecordingReader.recording(folder: folder, scale: scale) } catch let error
      as RecordingError
    {
      if case .unlikelyScale = error { throw invocation.usage("\(error)") }
      throw FileError(
        .unreadable, path: folder, reason: "\(error)",
        remedy: "check the folder with 'fakebar diff' or a viewer")
    }
    var report = InspectionReport()
    report.steps = [
      InspectedStep(
        scene: folder, number: 0, operation: "", strategy: "",
        findings: RecordingInspector.findings(recording))
    ]
    return try invocation.answer(report)
  }

  private static func listChecks(_ invocation: Invocation) throws -> ExitCode {
    guard !invocation.has(.json) else {
      try StandardOutput.print(CheckTable.json)
      return .success
    }
    for line in CheckTable.lines { try StandardOutput.print(line) }
    return .success
  }
}

extension CommandOption {
  static let marks = CommandOption(
    "output", short: "o", value: "file",
    "A .png sheet of the frames with findings, outlined; - is standard output.",
    values: .files(["png"]))
  static let frames = CommandOption(
    "frames", value: "dir", "Judge PNG frames made elsewhere; needs --scale.", values: .folders)
  static let failOn = CommandOption(
    "fail-on", value: "severity", "From which severity on findings fail: warning or error.",
    default: "warning",
    values: .oneOf(["warning", "error"]))
  static let checks = CommandOption("checks", "List the checks, and under which strategies each must hold.")
}

extension Invocation {
  /// Prints a report and gives its exit code.
  /// - Parameter isSilent: standard output has other data.
  func answer(_ report: InspectionReport, isSilent: Bool = false) throws -> ExitCode {
    let severity = self[.failOn].flatMap(Finding.Severity.init) ?? .warning
    let isPassing = report.isPassing(failOn: severity)
    if has(.json) {
      try StandardOutput.print(report.json)
    } else if !isSilent, !has(.quiet) || !isPassing {
      for line in report.lines(withNotes: !has(.quiet)) { try StandardOutput.print(line) }
    }
    return isPassing ? .success : .differences
  }
}
