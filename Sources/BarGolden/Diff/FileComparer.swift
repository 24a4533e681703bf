import BarCodecs
public import BarPixels

/// Compares two picture files, animations frame by frame.
public struct FileComparer: Sendable {
  public var options: DiffOptions
  public var palette = ComparePalette()
  /// An animation is compared up to its first difference only.
  public var stopsAtFirst = false

  public init(_ options: DiffOptions = DiffOptions()) { self.options = options }

  /// Cost: O(pixels); memory for two bands of rows, or for a few frames of animations.
  /// - Throws: `DiffError`.
  public func compare(_ expected: DiffSource, _ actual: DiffSource) throws(DiffError) -> FileDiff {
    if expected.file.isAnimation || actual.file.isAnimation {
      return .animation(
        try AnimationComparison(expected, actual, options, stopsAtFirst: stopsAtFirst).run())
    }
    return .image(try PairComparison(expected, actual, options).run())
  }

  /// The same, and what it looks like; of animations, what the first two frames that differ look like, or the first
  /// frames when none do; of a strip all. Cost: also memory for the pictures.
  /// - Throws: `DiffError`.
  public func compare(
    _ expected: DiffSource, _ actual: DiffSource, picture kind: DiffPicture.Kind
  ) throws(DiffError) -> (diff: FileDiff, pictures: [DiffPicture]) {
    if kind == .strip { return try strip(expected, actual) }
    guard expected.file.isAnimation || actual.file.isAnimation else {
      let (diff, pictures) = try paint(expected, actual, kind)
      return (.image(diff), pictures)
    }
    var pictures: [DiffPicture] = []
    let comparison = AnimationComparison(expected, actual, options, stopsAtFirst: stopsAtFirst)
    let diff = try comparison.run { (one, other) throws(DiffError) in
      pictures = try paint(one, other, kind).pictures
    }
    if pictures.isEmpty {
      let (one, other) = (try comparison.firstFrame(expected), try comparison.firstFrame(actual))
      pictures = try paint(one, other, kind).pictures
    }
    return (.animation(diff), pictures)
  }

  private func strip(
    _ expected: DiffSource, _ actual: DiffSource
  ) throws(DiffError) -> (diff: FileDiff, pictures: [DiffPicture]) {
    let diff = try compare(expected, actual)
    let sheet =
      switch diff {
      case .image(let diff): try FrameStrip.picture(expected, actual, diff, options, palette)
      case .animation(let diff): try FrameStrip.picture(expected, actual, diff, options, palette)
      }
    return (diff, [try DiffPicture.strip(sheet)])
  }

  private func paint(
    _ expected: DiffSource, _ actual: DiffSource, _ kind: DiffPicture.Kind
  ) throws(DiffError) -> (diff: ImageDiff, pictures: [DiffPicture]) {
    let comparison = try PairComparison(expected, actual, options)
    let painter = try DiffPainter(comparison, papers: kind.papers, palette)
    let diff = try comparison.run(painter)
    for box in options.ignored { painter.outline(box) }
    return (diff, try DiffPicture.pictures(kind, painter.canvases, expected, actual))
  }
}
