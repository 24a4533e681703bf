import BarFiles

/// Which of the goldens that wait somebody decides about; all of them when nothing is chosen. Patterns, frames and
/// causes narrow one another.
public struct GoldenSelection: Hashable, Sendable {
  /// A golden's path, a folder of goldens or the name of a scene; `*` stands for anything within a name, `?` for a
  /// character, `**` for any folders. One of them has to fit.
  public var patterns: [String]
  /// Numbers from 0, or labels such as “progress 0.3” or “0.3”. One of them has to fit.
  public var frames: [String]
  /// Keys of causes; `*` and `?` may stand in them. They have to cover all causes of a golden.
  public var causes: [String]

  public init(patterns: [String] = [], frames: [String] = [], causes: [String] = []) {
    self.patterns = patterns
    self.frames = frames
    self.causes = causes
  }

  public var isEmpty: Bool { patterns.isEmpty && frames.isEmpty && causes.isEmpty }
}

extension GoldenSelection {
  /// What is chosen among goldens that wait, by their places, and which of those that fit are left out, with the reason.
  ///
  /// - Parameter prefixes: folders that may stand before a golden's path, because messages print paths with them.
  /// - Throws: `GoldenError.nothingPending` for a word that fits nothing, so that a slip does not look like success.
  func chosen(
    of waiting: [GoldenOutcome], prefixes: [String]
  ) throws(GoldenError) -> (places: [Int], left: [DecisionReport.Refusal]) {
    let matchers = patterns.map { PathMatcher($0, without: prefixes) }
    var (used, usedFrames) = (Set<Int>(), Set<Int>())
    var fitting: [Int] = []
    for (place, outcome) in waiting.enumerated() {
      let matching = matchers.indices.filter { matchers[$0].matches(outcome) }
      guard patterns.isEmpty || !matching.isEmpty else { continue }
      used.formUnion(matching)
      let ofFrame = frames.indices.filter { outcome.isOfFrame(frames[$0]) }
      guard frames.isEmpty || !ofFrame.isEmpty else { continue }
      usedFrames.formUnion(ofFrame)
      fitting.append(place)
    }
    let dead =
      patterns.indices.first { !used.contains($0) }.map { "“\(patterns[$0])”" }
      ?? frames.indices.first { !usedFrames.contains($0) }.map { "frame “\(frames[$0])”" }
    if let dead { throw .nothingPending(dead, pending: waiting.map(\.path)) }
    return causes.isEmpty ? (fitting, []) : try covered(fitting, of: waiting)
  }

  private func covered(
    _ places: [Int], of waiting: [GoldenOutcome]
  ) throws(GoldenError) -> (places: [Int], left: [DecisionReport.Refusal]) {
    let patterns = causes.map { TextPattern($0) }
    var used = Set<Int>()
    var chosen: [Int] = []
    var left: [DecisionReport.Refusal] = []
    for place in places {
      let keys = waiting[place].causes.map(\.key)
      let covering = keys.map { key in patterns.indices.filter { patterns[$0].matches(key) } }
      used.formUnion(covering.joined())
      // Goldens that none of the causes concerns are not worth a word.
      guard covering.contains(where: { !$0.isEmpty }) else { continue }
      if let other = zip(keys, covering).first(where: { $0.1.isEmpty })?.0 {
        left.append(DecisionReport.Refusal(waiting[place].path, "it differs by “\(other)” as well"))
      } else {
        chosen.append(place)
      }
    }
    if let dead = causes.indices.first(where: { !used.contains($0) }) {
      var keys: [String] = []
      for key in places.flatMap({ waiting[$0].causes.map(\.key) }) where !keys.contains(key) {
        keys.append(key)
      }
      throw .nothingPending("the cause “\(causes[dead])”", pending: keys)
    }
    return (chosen, left)
  }
}

extension GoldenOutcome {
  fileprivate func isOfFrame(_ word: String) -> Bool {
    guard let label = name.label else { return false }
    return label == word || label == "progress " + word || frame.map { "\($0.index)" == word } ?? false
  }
}
