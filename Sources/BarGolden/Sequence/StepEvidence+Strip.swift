import BarCodecs
import BarPixels

extension StepEvidence {
  /// A film strip of the step as PNG; nil when no picture differs.
  /// - Throws: `DiffError`.
  func strip(_ frames: StepTimeline) throws(DiffError) -> [UInt8]? {
    let palette = ComparePalette()
    if let (outcome, diff) = animation {
      guard let one = expected(outcome), let other = actual(outcome) else { return nil }
      let options = options[outcome.path] ?? DiffOptions()
      return try DiffPicture.strip(FrameStrip.picture(one, other, diff, options, palette)).png
    }
    let pictures = outcomes.filter { $0.frame != nil && $0.name.kind == .pixels }
    guard frames.hasPictureDifference, !pictures.isEmpty else { return nil }
    var size = (width: 1, height: 1)
    for outcome in pictures {
      guard let file = (expected(outcome) ?? actual(outcome))?.file else { continue }
      size = (max(size.width, file.width), max(size.height, file.height))
    }
    var strip = FrameStrip(
      pictures.map(Self.distance), first: pictures.firstIndex { !$0.verdict.passes }, width: size.width,
      height: size.height)
    for (column, index) in strip.shown.enumerated() {
      let outcome = pictures[index]
      try strip.paint(
        column, expected(outcome), actual(outcome), options[outcome.path] ?? DiffOptions(), palette)
    }
    return try DiffPicture.strip(strip.image).png
  }

  private static func distance(_ outcome: GoldenOutcome) -> Double? {
    switch outcome.verdict {
    case .same, .tolerated: 0
    case .pixelsDiffer(let diff): diff.distance
    case .missing, .unreadable: 1
    case .skipped, .animationDiffers, .textDiffers: nil
    }
  }
}
