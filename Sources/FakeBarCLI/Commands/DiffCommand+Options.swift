import FakeBar

extension DiffCommand {
  fileprivate static let metric = CommandOption(
    "metric", value: "name",
    "By what pixels are compared: exact; yiq (0 to 1, pixelmatch 7.2); oklab (0 to 1, pixelmatch's next); ciede2000 "
      + "(0 to 100, ΔE); channel (0 to 255, largest step).",
    default: "exact; yiq when a threshold is given", values: .oneOf(DiffMetric.allCases.map(\.rawValue)))
  fileprivate static let threshold = CommandOption(
    "threshold", value: "distance", "Pixels up to this far apart are the same, in the metric's unit.",
    default: "0")
  fileprivate static let aa = CommandOption(
    "aa", "Do not count pixels that look like smoothed edges; how many is printed.")
  fileprivate static let background = CommandOption(
    "background", value: "paper", "What lies under translucent pixels for yiq, oklab and ciede2000.",
    default: "checkerboard", values: .oneOf(CompareBackground.allCases.map(\.rawValue)))
  fileprivate static let ignore = CommandOption(
    "ignore", value: "x1:y1-x2:y2", "A box not to compare, last pixel included; may be given again.",
    isRepeated: true)
  fileprivate static let maxPixels = CommandOption(
    "max-diff-pixels", value: "number", "So many different pixels pass.", default: "0")
  fileprivate static let maxRatio = CommandOption(
    "max-diff-ratio", value: "share", "Such a part of the pixels, 0 to 1, passes.")
  fileprivate static let maxInWindow = CommandOption(
    "max-window-pixels", value: "number", "So many different pixels in the worst window pass.")
  fileprivate static let window = CommandOption(
    "window", value: "pixels", "Side of the windows in which differences are counted.", default: "32")
  fileprivate static let colorTags = CommandOption(
    "fail-on-color-tags", "Files that tag the same samples as different colours differ.")
  fileprivate static let jobs = CommandOption(
    "jobs", value: "number", "How many threads compare; the result is the same for any.",
    default: "one per core")
  fileprivate static let fast = CommandOption("fast", "Stop an animation at its first difference.")
  fileprivate static let output = CommandOption(
    "output", short: "o", value: "path",
    "The .png file to paint what differs into; - is standard output. Of folders the folder for such pictures.",
    values: .files(["png"]))
  fileprivate static let picture = CommandOption(
    "picture", value: "kind",
    "What to paint: overlay, mask, side-by-side, strip, or quartet (masterImage, testImage, isolatedDiff, "
      + "maskedDiff).",
    default: "overlay", values: .oneOf(DiffPicture.Kind.allCases.map(\.rawValue)))
  fileprivate static let diffMask = CommandOption("diff-mask", "The same as --picture mask.")
  fileprivate static let diffColor = CommandOption(
    "diff-color", value: "color", "Of different pixels, such as '#FF0000'.", default: "#FF0000")
  fileprivate static let diffColorAlt = CommandOption(
    "diff-color-alt", value: "color", "Of those that are darker in the actual picture.",
    default: "as --diff-color")
  fileprivate static let aaColor = CommandOption(
    "aa-color", value: "color", "Of smoothed edges that --aa leaves out.", default: "#FFFF00")
  fileprivate static let fade = CommandOption(
    "fade", value: "share", "What is left of the picture under the marks, 0 to 1.", default: "0.1")

  static let options: [CommandOption] = [
    output, metric, threshold, aa, background, ignore, maxPixels, maxRatio, maxInWindow, window, colorTags,
    fast, picture, diffMask, diffColor, diffColorAlt, aaColor, fade, jobs,
  ]
}

extension Invocation {
  /// How `diff` compares.
  func fileComparer() throws -> FileComparer {
    var options = DiffOptions()
    let threshold = try number(DiffCommand.threshold)
    let standard: DiffMetric = threshold == nil || threshold == 0 ? .exact : .yiq
    options.metric = self[DiffCommand.metric].flatMap(DiffMetric.init) ?? standard
    options.threshold = threshold ?? 0
    options.ignoresAntialiasing = has(DiffCommand.aa)
    options.background = self[DiffCommand.background].flatMap(CompareBackground.init) ?? .checkerboard
    options.ignored = try boxes()
    options.limits.maxPixels = try integer(DiffCommand.maxPixels, in: 0...Int.max)
    options.limits.maxRatio = try number(DiffCommand.maxRatio)
    options.limits.maxInWindow = try integer(DiffCommand.maxInWindow, in: 0...Int.max)
    options.window = try integer(DiffCommand.window, in: 1...Int(Int32.max)) ?? options.window
    options.comparesColorTags = has(DiffCommand.colorTags)
    options.jobs = try jobs()
    try options.check()
    var comparer = FileComparer(options)
    comparer.stopsAtFirst = has(DiffCommand.fast)
    comparer.palette = try palette()
    return comparer
  }

  func diffPicture() throws(UsageError) -> DiffPicture.Kind {
    let kind = self[DiffCommand.picture].flatMap(DiffPicture.Kind.init)
    guard has(DiffCommand.diffMask) else { return kind ?? .overlay }
    guard kind == nil || kind == .mask else {
      throw usage("'--picture' and '--diff-mask' exclude each other: keep one of them")
    }
    return .mask
  }

  private func number(_ option: CommandOption) throws(UsageError) -> Double? {
    guard let text = self[option] else { return nil }
    guard let number = Decimal.number(text), number >= 0 else {
      throw invalid(option, text, "write a number of 0 or more, such as 0.1")
    }
    return number
  }

  private func palette() throws(UsageError) -> ComparePalette {
    var palette = ComparePalette()
    if let color = try color(DiffCommand.diffColor) { palette.different = color }
    palette.darker = try color(DiffCommand.diffColorAlt)
    if let color = try color(DiffCommand.aaColor) { palette.antialiased = color }
    if let fade = try number(DiffCommand.fade) {
      guard fade <= 1 else {
        throw invalid(DiffCommand.fade, self[DiffCommand.fade] ?? "", "write a number from 0 to 1")
      }
      palette.fade = fade
    }
    return palette
  }

  private func color(_ option: CommandOption) throws(UsageError) -> ComparePalette.Color? {
    guard let text = self[option] else { return nil }
    guard let color = Color(hex: text), color.isOpaque else {
      throw invalid(option, text, "write an opaque colour in quotes, such as '#FF0000'")
    }
    return ComparePalette.Color(Color.byte(color.red), Color.byte(color.green), Color.byte(color.blue))
  }

  /// Boxes parted by commas, each `x1:y1-x2:y2` with its last pixel included.
  private func boxes() throws(UsageError) -> [PixelRect] {
    guard let text = self[DiffCommand.ignore] else { return [] }
    var boxes: [PixelRect] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let corners = part.split(separator: "-", omittingEmptySubsequences: false).map { corner in
        corner.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      }
      // As large as any picture, and then some: sums below cannot overflow.
      let numbers = corners.flatMap { $0 }.compactMap { $0 }.filter { (0...1 << 24).contains($0) }
      guard corners.map(\.count) == [2, 2], numbers.count == 4, numbers[0] <= numbers[2],
        numbers[1] <= numbers[3]
      else {
        throw invalid(
          DiffCommand.ignore, String(part), "write left:top-right:bottom in pixels, such as 0:0-99:47")
      }
      boxes.append(
        PixelRect(
          x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0] + 1,
          height: numbers[3] - numbers[1] + 1))
    }
    return boxes
  }
}
