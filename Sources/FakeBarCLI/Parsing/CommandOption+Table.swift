import FakeBar

extension CommandOption {
  static let help = CommandOption("help", short: "h", "Show help information.")
  static let version = CommandOption("version", "Show the version.")
  static let completionScript = CommandOption(
    "generate-completion-script", value: "shell", "Print a script with which a shell completes commands.",
    values: .oneOf(Shell.allCases.map(\.rawValue)))

  static let json = CommandOption("json", "Print JSON, for programs.")
  static let quiet = CommandOption("quiet", "Print nothing but errors and data that was asked for.")
  static let color = CommandOption(
    "color", value: "when", "Colours in error messages: auto, always or never.", default: "auto",
    values: .oneOf(["auto", "always", "never"]))

  static let strategy = CommandOption(
    "strategy", value: "names", "Strategies, joined by commas, in place of the scene's.",
    values: .suggested(StrategyList.names))
  static let step = CommandOption(
    "step", value: "number", "Which step to show: a number from 1, all or last.",
    default: "as the scene says", values: .suggested(["all", "last"]))
  static let fps = CommandOption("fps", value: "rate", "Frames a second, 1 to 240.")
  static let count = CommandOption("count", value: "frames", "A number of frames, even in time.")
  static let at = CommandOption(
    "at", value: "progress", "Frames at these values of progress, 0 to 1, such as 0,0.5,1.")
  static let device = CommandOption(
    "device", value: "name", "A device; see 'fakebar devices'.", values: .suggested(Device.allNames))
  static let os = CommandOption(
    "os", value: "version", "Major version of iOS, 12 to 18.", values: .suggested((12...18).map(String.init)))
  static let scale = CommandOption(
    "scale", value: "factor", "Pixels per point, 1 to 3.", default: "the device's",
    values: .suggested(["1", "2", "3"]))
  static let style = CommandOption(
    "style", value: "mode", "light or dark.", values: .oneOf(UserInterfaceStyle.allCases.map(\.rawValue)))
  static let direction = CommandOption(
    "direction", value: "way", "Reading direction, ltr or rtl.",
    values: .oneOf(LayoutDirection.allCases.map(\.rawValue)))
  static let jobs = CommandOption(
    "jobs", value: "number", "How many frames are drawn at the same time.", default: "one per core")
  static let layout = CommandOption(
    "layout", "Tell instead where the parts of each bar stand at rest, why, and how that is known.")
  static let project = CommandOption(
    "project", value: "file", "The project file.", default: "fakebar.json5 in this folder or above",
    values: .files(["json5", "json"]))

  /// What every command takes.
  static let common: [CommandOption] = [.json, .quiet, .color, .help]

  /// What every command takes that is about scenes.
  static let scenes: [CommandOption] =
    [
      .strategy, .step, .fps, .count, .at, .device, .os, .scale, .style, .direction, .jobs, .project,
    ] + common

  /// What the commands about goldens take of these. Goldens show what the scene says on its own device, so
  /// traits only choose among the variants of the project's matrix.
  static let goldenScenes: [CommandOption] =
    [.strategy, .step, .device, .os, .style, .direction, .jobs, .project] + common

  /// Where the result goes.
  static func output(_ value: String, _ help: String, values: OptionValues) -> CommandOption {
    CommandOption("output", short: "o", value: value, help, values: values, required: true)
  }
}
