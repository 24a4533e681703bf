package import BarStage

extension [FrameSample] {
  /// What goldens call the frames: “progress 0.3”, or “frame-3” where two frames have the same progress.
  package var goldenLabels: [String] {
    let byProgress = map { sample in
      let progress = sample.instant.progress
      return "progress " + (Int(exactly: progress).map { "\($0)" } ?? "\(progress)")
    }
    return Set(byProgress).count == count ? byProgress : map { "frame-\($0.index)" }
  }
}
