package import BarStage

extension [FrameSample] {
  /// What goldens call the frames: “progress 0.3” where a scene asks for points of progress; elsewhere by number,
  /// `frame-0003`, since frames in time are compared with what was seen at that time.
  package func goldenLabels(_ rule: FrameSampling.Rule) -> [String] {
    let byProgress = map { sample in
      let progress = sample.instant.progress
      return "progress " + (Int(exactly: progress).map { "\($0)" } ?? "\(progress)")
    }
    if case .progress = rule, Set(byProgress).count == count { return byProgress }
    return map { sample in
      let digits = String(sample.index)
      return "frame-" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    }
  }
}
