/// The same cause wherever in a run it was found.
struct CauseGroup: Hashable, Sendable {
  var key: String
  /// Of each step in which it was found, in the run's order.
  var steps: [GoldenCause] = []
  /// Goldens that differ because of it, at least in part.
  var goldens = 0
  /// Of these, those that nothing else changed: what approving by this cause accepts.
  var alone = 0

  init(key: String) { self.key = key }

  /// “bar/back/label: x −8 pt in frames 3–11 (92 % of the difference)”; frames are named when all steps have the same.
  var words: String {
    guard let first = steps.first else { return key }
    let frames = Set(steps.map(\.frames)).count == 1 ? Self.frames(first.frames) : ""
    let place = [frames, steps.count == 1 ? "" : "of \(Phrase.count(steps.count, "step"))"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let shares = steps.map(\.share)
    let (least, most) = (shares.min() ?? 0, shares.max() ?? 0)
    let share =
      Phrase.share(least) == Phrase.share(most)
      ? Phrase.share(most) : "\(Phrase.share(least)) to \(Phrase.share(most))"
    return key + (place.isEmpty ? "" : (frames.isEmpty ? " " : " in ") + place)
      + " (\(share) of the difference)"
  }

  /// What accepts every golden that it alone explains.
  var command: String { "fakebar approve --cause " + Phrase.shellQuoted(key) }

  /// “frame 3”, “frames 3–11, 14”; of ascending numbers.
  static func frames(_ frames: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for frame in frames {
      if let last = ranges.last, last.upperBound + 1 == frame {
        ranges[ranges.count - 1] = last.lowerBound...frame
      } else {
        ranges.append(frame...frame)
      }
    }
    let words = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    if words.isEmpty { return "" }
    return (frames.count == 1 ? "frame " : "frames ") + words.joined(separator: ", ")
  }
}

extension GoldenReport {
  /// Every cause once: the one that explains most goldens first, otherwise in the run's order. Cost: O(goldens).
  var causeGroups: [CauseGroup] {
    var groups: [CauseGroup] = []
    var places: [String: Int] = [:]
    func place(_ key: String) -> Int {
      if let place = places[key] { return place }
      places[key] = groups.count
      groups.append(CauseGroup(key: key))
      return groups.count - 1
    }
    for sequence in sequences {
      for cause in sequence.causes { groups[place(cause.key)].steps.append(cause) }
    }
    for outcome in outcomes {
      let keys = Set(outcome.causes.map(\.key)).sorted()
      for key in keys {
        groups[place(key)].goldens += 1
        groups[place(key)].alone += keys.count == 1 ? 1 : 0
      }
    }
    return groups.enumerated().sorted { one, other in
      one.element.goldens == other.element.goldens
        ? one.offset < other.offset : one.element.goldens > other.element.goldens
    }.map(\.element)
  }

  /// How what rendered differs from what recorded, each set of changes once with the number of goldens.
  var environmentGroups: [(changes: [String], goldens: Int)] {
    var groups: [(changes: [String], goldens: Int)] = []
    for outcome in outcomes where !outcome.environmentChanges.isEmpty {
      if let index = groups.firstIndex(where: { $0.changes == outcome.environmentChanges }) {
        groups[index].goldens += 1
      } else {
        groups.append((outcome.environmentChanges, 1))
      }
    }
    return groups
  }
}
