import BarMotion

extension SceneStager {
  /// The top page at the offsets of a scroll.
  func staged(_ scrolling: Scrolling, _ entry: SceneHistory.Entry, _ strategy: any TransitionStrategy)
    -> StagedStep
  {
    resting(entry, from: entry.traits, strategy)
  }
}
