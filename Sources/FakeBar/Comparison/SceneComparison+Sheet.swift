import BarModel
public import BarStage

extension SceneComparison {
  /// The sheet: a row for each step and strategy, headed by what was found. A PNG file's bytes. Cost: O(pixels).
  /// - Parameters:
  ///   - sampling: nil = nine tiles even in progress.
  ///   - jobs: workers.
  /// - Throws: what staging and drawing throw; `FilmstripError`.
  public func sheet(sampling: FrameSampling? = nil, jobs: Int) throws -> [UInt8] {
    var draft = FilmstripDraft(sampling: sampling, crop: .screen, jobs: jobs)
    let reference = strategies.first ?? ""
    try draft.add(scene) { number, strategy in
      steps.first { $0.number == number && $0.strategy == strategy }?.remark(comparedWith: reference)
    }
    return try draft.png()
  }
}
